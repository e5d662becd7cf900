// What is wrong with the page as it stands: a list of [kind, what, where].
({ width, ids }) => {
    const found = [];
    const names = new Set(ids);

    // Text that takes no clicks counts, too: elementsFromPoint must see it.
    const hits = new CSSStyleSheet();
    hits.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, hits];

    const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
    const root = modal ?? document.body;

    const where = (element) => {
        const path = [];
        for (let each = element; each && each !== document.body && path.length < 4;) {
            const hook = each.dataset?.test ? `[${each.dataset.test}]` : '';
            const sort = [...(each.classList ?? [])].find((name) => !name.startsWith('svelte-'));
            path.unshift(each.localName + (sort ? `.${sort}` : '') + hook);
            each = each.parentElement;
        }
        return path.join(' > ');
    };
    const say = (kind, text, element) =>
        found.push([kind, text.replace(/\s+/g, ' ').trim().slice(0, 70), where(element)]);

    const styles = new Map();
    const style = (element) => {
        if (!styles.has(element)) styles.set(element, getComputedStyle(element));
        return styles.get(element);
    };
    const up = function* (element) {
        for (let each = element; each; each = each.parentElement) yield each;
    };
    const unseen = (element) => {
        for (const each of up(element)) {
            const { display, visibility, opacity, clipPath, clip } = style(each);
            if (display === 'none' || visibility === 'hidden' || Number(opacity) === 0) return true;
            if (clipPath.startsWith('inset(') || clip === 'rect(0px, 0px, 0px, 0px)') return true;
            const box = each.getBoundingClientRect();
            if (style(each).overflowX === 'hidden' && box.width <= 2 && box.height <= 2)
                return true;
            if (each.hasAttribute('data-may-hide')) return true;
        }
        return false;
    };
    // The ink of a line is lower than its box.
    const ink = (box) => {
        const inset = box.height * 0.18;
        return {
            left: box.left,
            right: box.right,
            top: box.top + inset,
            bottom: box.bottom - inset,
        };
    };

    const texts = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.data.trim();
        if (!text || !element || ['script', 'style', 'title', 'desc'].includes(element.localName))
            continue;
        if (unseen(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
        for (const box of boxes) texts.push({ element, text, box: ink(box) });
    }

    // Words that nobody wrote.
    const raw = (text) =>
        names.has(text) || /^[a-z]+(-[a-z0-9]+)+$/.test(text) || /\{\s*[$-]/.test(text);
    for (const { element, text } of texts) if (raw(text)) say('words', text, element);
    for (const element of root.querySelectorAll('[aria-label],[title],[placeholder],[alt]')) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
            const text = element.getAttribute(name)?.trim();
            if (text && raw(text)) say('words', text, element);
        }
    }
    for (const element of root.querySelectorAll('*')) {
        if (element.children.length || !unseen(element)) continue;
        const text = element.textContent.trim();
        if (text && raw(text) && !['script', 'style'].includes(element.localName))
            say('words', text, element);
    }
    if (raw(document.title)) say('words', document.title, document.documentElement);

    // Clipped: text that reaches out of an ancestor which cuts it off.
    const cuts = (value) => value === 'hidden' || value === 'clip';
    for (const { element, text, box } of texts) {
        if (element.closest('[data-may-clip]')) continue;
        for (const each of up(element)) {
            const { overflowX, overflowY, display, position } = style(each);
            if (each === document.documentElement || each === document.body) break;
            if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto') break;
            if (display === 'inline' || display === 'contents') continue;
            const frame = each.getBoundingClientRect();
            const side =
                cuts(overflowX) && (box.left < frame.left - 1 || box.right > frame.right + 1);
            const high =
                cuts(overflowY) && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1);
            if (side || high) {
                say('clipped', text, element);
                break;
            }
            if (position === 'fixed') break;
        }
    }
    for (const element of new Set(texts.map((each) => each.element))) {
        const { overflowX, textOverflow } = style(element);
        const over = element.scrollWidth > element.clientWidth + 1;
        if (cuts(overflowX) && textOverflow === 'ellipsis' && over)
            if (!element.closest('[data-may-clip]')) say('clipped', element.textContent, element);
    }
    const isTyped = (field) => field.localName === 'input' && !field.readOnly && field.value !== '';
    for (const field of root.querySelectorAll('input, select')) {
        // What somebody types may be longer than its field.
        if (unseen(field) || field.closest('[data-may-clip]') || isTyped(field)) continue;
        const hint = field.value === '' ? (field.placeholder ?? '') : '';
        // The width of a hint is not told: measure it as if it were typed.
        if (hint !== '') field.value = hint;
        if (field.scrollWidth > field.clientWidth + 1) say('clipped', field.value, field);
        if (hint !== '') field.value = '';
    }

    // Sideways.
    const page = document.scrollingElement;
    if (page.scrollWidth > width + 1)
        found.push(['sideways', `the page is ${page.scrollWidth} wide`, 'html']);
    for (const { element, text, box } of texts) {
        const scroller = [...up(element)].find((each) =>
            ['auto', 'scroll'].includes(style(each).overflowX),
        );
        if ((box.left < -1 || box.right > width + 1) && (!scroller || scroller === page))
            if (!element.closest('[data-may-clip]')) say('sideways', text, element);
    }

    // Overlapping, and covered. What scrolling frees is not covered.
    const opaque = (element) => {
        if (element instanceof SVGGeometryElement) {
            const { fill, fillOpacity } = style(element);
            return fill !== 'none' && Number(fillOpacity) > 0.5;
        }
        const { backgroundColor, backgroundImage } = style(element);
        if (backgroundImage !== 'none') return true;
        const parts = backgroundColor.match(/[\d.]+/g) ?? [];
        return parts.length === 3 || Number(parts[3] ?? 0) > 0.5;
    };
    const related = (one, other) => one.contains(other) || other.contains(one);
    const told = new Set();
    const inView = ({ box }) =>
        box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    // What an ancestor cuts off is not to be seen, and so not covered.
    const within = (element, box) => {
        const left = { ...box };
        for (const each of up(element)) {
            const { overflowX, overflowY, display } = style(each);
            if (display === 'inline' || display === 'contents') continue;
            if (each === document.body || each === document.documentElement) break;
            const frame = each.getBoundingClientRect();
            if (overflowX !== 'visible') {
                left.left = Math.max(left.left, frame.left);
                left.right = Math.min(left.right, frame.right);
            }
            if (overflowY !== 'visible') {
                left.top = Math.max(left.top, frame.top);
                left.bottom = Math.min(left.bottom, frame.bottom);
            }
        }
        return left;
    };
    const near = texts
        .map((each) => ({ ...each, box: within(each.element, each.box) }))
        .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2)
        .filter(inView)
        .sort((one, other) => one.box.left - other.box.left);
    for (let i = 0; i < near.length; i++) {
        for (let j = i + 1; j < near.length; j++) {
            const [a, b] = [near[i], near[j]];
            if (b.box.left > a.box.right) break;
            if (a.element === b.element || related(a.element, b.element)) continue;
            const left = Math.max(a.box.left, b.box.left);
            const right = Math.min(a.box.right, b.box.right);
            const top = Math.max(a.box.top, b.box.top);
            const bottom = Math.min(a.box.bottom, b.box.bottom);
            if (right - left <= 2 || bottom - top <= 2) continue;
            const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
            const [first, second] = [stack.indexOf(a.element), stack.indexOf(b.element)];
            if (first < 0 || second < 0) continue;
            const between = stack.slice(Math.min(first, second), Math.max(first, second));
            const key = `${where(a.element)}|${where(b.element)}|${a.text}`;
            if (between.some(opaque) || told.has(key)) continue;
            told.add(key);
            say('overlap', `${a.text} × ${b.text}`, b.element);
        }
    }
    // Of nine points of a line two are enough: it cannot be read any more.
    const shares = [0.15, 0.5, 0.85].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [x, y]));
    const covers = (text) => shares.map((share) => at(text, share)).filter(Boolean)[1] ?? null;
    const at = ({ element, box }, [across, down]) => {
        const x = box.left + (box.right - box.left) * across;
        const y = box.top + (box.bottom - box.top) * down;
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null;
        for (const top of document.elementsFromPoint(x, y)) {
            if (top === element || related(top, element)) return null;
            if (opaque(top)) return top;
        }
        return null;
    };
    const [scrollX, scrollY] = [window.scrollX, window.scrollY];
    for (const text of near) {
        if (!covers(text) || text.element.closest('[data-may-cover]')) continue;
        const scrollers = [...up(text.element)].map((each) => [
            each,
            each.scrollTop,
            each.scrollLeft,
        ]);
        let over = null;
        for (const block of ['center', 'start', 'end']) {
            text.element.scrollIntoView({ block, behavior: 'instant' });
            const range = document.createRange();
            range.selectNodeContents(text.element);
            const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
            over = boxes
                .map((box) => covers({ ...text, box: within(text.element, ink(box)) }))
                .find(Boolean);
            if (!over) break;
        }
        if (over) say('covered', `${text.text} by ${where(over)}`, text.element);
        for (const [each, top, left] of scrollers) each.scrollTo(left, top);
        window.scrollTo(scrollX, scrollY);
    }

    // Too small for a thumb.
    const targets = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab]';
    for (const element of root.querySelectorAll(targets)) {
        if (unseen(element) || element.disabled || style(element).display === 'inline') continue;
        const shell = ['checkbox', 'radio', 'range'].includes(element.type)
            ? (element.closest('label') ?? element)
            : element;
        const { width: wide, height: high } = shell.getBoundingClientRect();
        if (wide > 0 && high > 0 && (wide < 43.5 || high < 43.5))
            say('small', `${Math.round(wide)}×${Math.round(high)} ${element.textContent}`, element);
    }

    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== hits);
    const once = new Set();
    return found.filter((each) => !once.has(String(each)) && once.add(String(each)));
};
