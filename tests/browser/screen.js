// What is wrong with the table on this screen: a list of [kind, what, where]. It runs in any browser,
// knows elements by what they show, and honours no attribute by which an element could excuse itself.
async ({ shows, names, said, others, seated, due, asks, bid, least, patience }) => {
    const found = [];
    const rest = (ms) => new Promise((done) => setTimeout(done, ms));
    const table = () => document.querySelector('[data-test="table"]');
    const digits = (text) => text?.replace('−', '-').replace(/[^\d-]/g, '') ?? '';

    // Until the page shows what the table was told, fonts are there and nothing moves any more.
    const isThere = () => {
        const place = table();
        if (!place) return shows.phase === null;
        const reveal = place.querySelector('[data-test="reveal"]');
        if (place.dataset.phase !== shows.phase || (reveal !== null) !== shows.reveal) return false;
        if (reveal && !shows.moving && reveal.dataset.done !== 'true') return false;
        if (shows.reveal || bid === null) return true;
        return digits(place.querySelector('.bid strong')?.textContent) === String(bid);
    };
    const start = performance.now();
    const isLate = () => performance.now() - start > patience;
    while (!isThere() && !isLate()) await rest(10);
    if (isLate()) found.push(['late', `the page does not show ${JSON.stringify(shows)}`, 'html']);
    await document.fonts.ready;
    let changed = performance.now();
    const changes = new MutationObserver(() => (changed = performance.now()));
    changes.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
    });
    const moves = () =>
        document.getAnimations().some((each) => {
            const end = each.effect?.getComputedTiming().endTime ?? Infinity;
            return each.playState === 'running' && end !== Infinity;
        });
    const calm = performance.now();
    while (performance.now() - changed < 40 || moves()) {
        await rest(10);
        if (performance.now() - calm > 2000) break;
    }
    changes.disconnect();

    const [width, height] = [innerWidth, innerHeight];
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
    // For readers of screens only, or not there at all.
    const isShown = (element) => {
        const { width: wide, height: high } = element.getBoundingClientRect();
        if (wide < 2 || high < 2) return false;
        for (const each of up(element)) {
            const { display, visibility, opacity, clipPath } = style(each);
            if (display === 'none' || Number(opacity) === 0) return false;
            if (each === element && visibility !== 'visible') return false;
            if (clipPath.startsWith('inset(')) return false;
        }
        return true;
    };
    const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter(isShown);
    const cuts = (value) => value === 'hidden' || value === 'clip';
    const scrolls = (value) => value === 'auto' || value === 'scroll';
    const scrollerOf = (element) =>
        [...up(element)].find((each) => scrolls(style(each).overflowY) && each !== document.body) ??
        null;

    const root = document.scrollingElement;
    if (root.scrollHeight > height + 1)
        found.push(['scrolls', `the page is taller than its window`, 'html']);
    if (root.scrollWidth > width + 1)
        found.push(['scrolls', `the page is wider than its window`, 'html']);

    const isInside = ({ left, right, top, bottom }, by = 1) =>
        left >= -by && top >= -by && right <= width + by && bottom <= height + by;
    const SPOTS = [
        [0.5, 0.5],
        [0.22, 0.22],
        [0.78, 0.22],
        [0.22, 0.78],
        [0.78, 0.78],
    ];
    const spots = ({ left, top, width: wide, height: high }) =>
        SPOTS.map(([x, y]) => [left + wide * x, top + high * y]);

    // A finger at its middle, and around it, must meet it.
    const press = (element, what) => {
        const box = element.getBoundingClientRect();
        if (!isInside(box)) return say('outside', what, element);
        for (const [x, y] of spots(box)) {
            const hit = document.elementFromPoint(x, y);
            if (hit && element.contains(hit)) continue;
            return say('covered', `${what} by ${hit ? where(hit) : 'nothing'}`, element);
        }
    };

    // A sheet that somebody opened may lie over anything; it fits the window itself.
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
    const panel = all('[data-test^="sign-"]');
    const opened = all('[data-test="react"]').some((each) => each.ariaExpanded === 'true');
    const close = () => {
        const once = new Set();
        return found.filter((each) => !once.has(String(each)) && once.add(String(each)));
    };
    if (sheet) {
        if (!isInside(sheet.getBoundingClientRect())) say('outside', 'a sheet', sheet);
        if (sheet.scrollWidth > sheet.clientWidth + 1) say('scrolls', 'a sheet, sideways', sheet);
        for (const button of all('button', sheet)) {
            const scroller = scrollerOf(button);
            if (!scroller || scroller.scrollHeight <= scroller.clientHeight + 1)
                press(button, button.dataset.test ?? button.textContent);
        }
        return close();
    }
    if (opened) {
        if (panel.length === 0) found.push(['missing', 'the reactions', 'html']);
        for (const button of panel) press(button, button.dataset.test);
        return close();
    }
    const place = table();
    if (!place) return close();

    // Everything that is needed to decide, and whether it must be there.
    const needed = [];
    const need = (what, selector, must = true) => {
        const elements = all(selector, place);
        if (must && elements.length === 0) found.push(['missing', what, selector]);
        for (const element of elements) needed.push([what, element]);
        return elements;
    };
    if (shows.reveal) {
        const count = need('the cards of the count', '[data-test="count"] .slot');
        if (count.length <= others.length) found.push(['missing', 'cards of the count', 'html']);
        need('the verdict', '.speech', true);
        need('what it costs', '[data-test="penalty"]', false);
        need('the number line', '.reveal .walk .line', false);
    } else if (shows.phase !== 'deal') {
        for (const seat of others)
            need(`the card of seat ${seat}`, `.seat[data-seat="${seat}"] .card`);
        need('the bid', '.middle .bid strong', bid !== null);
        need('who bids', '.middle .bid .who');
        need('the number line', '.middle .line');
    }
    need('the number line in words', '.line .words', false);
    if (seated) need('the own seat', '.you');
    if (seated && !shows.reveal && shows.phase === 'bid' && due !== null)
        need('the own card', '.you .card');
    if (asks) {
        const question = [...all('.call', place), ...all('[data-test="choosing"]', place)];
        if (question.length === 0) found.push(['missing', 'the question', 'html']);
        for (const element of question) needed.push(['the question', element]);
    }
    for (const [what, element] of needed)
        if (!isInside(element.getBoundingClientRect())) say('outside', what, element);
    const buttons = all('[data-test="controls"] button', place);
    if (asks && buttons.length === 0) found.push(['missing', 'the controls', 'html']);
    const pressed = [...buttons, ...all('[data-test="leave"], [data-test="menu"]', place)];
    for (const name of ['skip', 'ready', 'ended', 'react', 'talk', 'say'])
        pressed.push(...all(`[data-test="${name}"]`, place));
    const chat = all('[data-test="talk"], [data-test="say"]', place);
    if (chat.length === 0) found.push(['missing', 'the chat', 'html']);
    pressed.push(...panel, ...all('.side button', place));
    for (const button of new Set(pressed))
        press(button, button.dataset.test ?? button.ariaLabel ?? button.textContent);

    // While cards fly they lie over one another, and words come and go.
    if (shows.moving) return close();

    // Text, line by line. The ink of a line is lower than its box.
    const texts = [];
    const inkOf = new Map();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.data.trim();
        if (!text || ['script', 'style', 'title', 'option'].includes(element.localName)) continue;
        if (!isShown(element) || element.closest('a[href="#main"]')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
            if (box.width < 1 || box.height < 1) continue;
            const inset = box.height * 0.18;
            const ink = {
                left: box.left,
                right: box.right,
                top: box.top + inset,
                bottom: box.bottom - inset,
            };
            texts.push({ element, text, ink });
            if (!inkOf.has(element)) inkOf.set(element, []);
            inkOf.get(element).push(ink);
        }
    }

    // What takes no clicks covers, too: a bubble, a moon.
    const hits = new CSSStyleSheet();
    hits.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, hits];
    const isInk = (element, x, y) =>
        inkOf
            .get(element)
            ?.some((ink) => x > ink.left && x < ink.right && y > ink.top && y < ink.bottom);
    const fades = (element) => {
        let left = 1;
        for (const each of up(element)) left *= Number(style(each).opacity);
        return left < 0.3;
    };
    const paints = (element, x, y) => {
        if (style(element).visibility !== 'visible' || fades(element)) return false;
        if (element instanceof SVGGeometryElement) {
            const { fill, fillOpacity } = style(element);
            return fill !== 'none' && Number(fillOpacity) > 0.5;
        }
        const { backgroundColor, backgroundImage } = style(element);
        if (backgroundImage !== 'none' || isInk(element, x, y)) return true;
        const parts = backgroundColor.match(/[\d.]+/g) ?? [];
        return parts.length === 3 || Number(parts[3] ?? 0) > 0.5;
    };
    const coverOf = (element, x, y) => {
        for (const top of document.elementsFromPoint(x, y)) {
            if (element.contains(top)) return null;
            if (!top.contains(element) && paints(top, x, y)) return top;
        }
        return null;
    };
    for (const [what, element] of needed) {
        if (!isInside(element.getBoundingClientRect())) continue;
        const covers = spots(element.getBoundingClientRect()).map(([x, y]) =>
            coverOf(element, x, y),
        );
        const over = covers.find(Boolean);
        if (over) say('covered', `${what} by ${where(over)}`, element);
    }

    const isName = (text) => names.includes(text);
    const isSaid = (text) => said.includes(text);
    // A stroke with a label is no box around it.
    const isBox = (element, { width: wide }) => wide > 10 && paints(element, NaN, NaN);
    // What somebody says may lie over names, and over what was said before, while it is there.
    const isExcused = (text, cover) =>
        (isName(text) || isSaid(text)) && isSaid(cover.textContent.trim());
    for (const { element, text, ink } of texts) {
        const seen = { ...ink };
        const scroller = scrollerOf(element);
        if (scroller) {
            const frame = scroller.getBoundingClientRect();
            seen.left = Math.max(seen.left, frame.left);
            seen.right = Math.min(seen.right, frame.right);
            seen.top = Math.max(seen.top, frame.top);
            seen.bottom = Math.min(seen.bottom, frame.bottom);
            if (ink.right > frame.right + 1 || ink.left < frame.left - 1)
                say('clipped', text, element);
            if (seen.bottom - seen.top < 2) continue;
        }
        let boxed = false;
        for (const each of up(element)) {
            if (each === scroller || each === document.body) break;
            const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = style(each);
            if (display === 'inline' || display === 'contents') continue;
            const frame = each.getBoundingClientRect();
            const across = ink.left < frame.left - 1.5 || ink.right > frame.right + 1.5;
            const down = ink.top < frame.top - 1.5 || ink.bottom > frame.bottom + 1.5;
            if ((across && cuts(overflowX)) || (down && cuts(overflowY))) {
                // Only a name, and what somebody wrote, may end in dots: both stand in full elsewhere.
                const dots = textOverflow === 'ellipsis' && isName(text) && !down;
                const lines = webkitLineClamp !== 'none' && isSaid(text);
                if (!dots && !lines) say('clipped', text, element);
                seen.left = Math.max(seen.left, frame.left);
                seen.right = Math.min(seen.right, frame.right);
                seen.bottom = Math.min(seen.bottom, frame.bottom);
            } else if (!boxed && (across || down) && isBox(each, frame)) {
                const out = seen.left < frame.left - 1.5 || seen.right > frame.right + 1.5;
                const off = seen.top < frame.top - 1.5 || seen.bottom > frame.bottom + 1.5;
                if (out || off) say('spills', text, element);
            }
            boxed ||= isBox(each, frame);
        }
        if (seen.bottom - seen.top < 2 || seen.right - seen.left < 1) continue;
        if (!isInside(seen)) {
            say('outside', text, element);
            continue;
        }
        const y = (seen.top + seen.bottom) / 2;
        const over = [0.15, 0.5, 0.85]
            .map((share) => coverOf(element, seen.left + (seen.right - seen.left) * share, y))
            .find(Boolean);
        if (over && !isExcused(text, over)) say('covered', `${text} by ${where(over)}`, element);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== hits);

    // The order of giving way: the trail of bids, then the line becomes words, then the animals.
    if (!shows.reveal && shows.phase === 'bid' && bid !== null) {
        const trail = all('.trail li', place).length > 0;
        const line = all('.line .track', place).length > 0;
        const animals = all('.seat .portrait', place).length > 0;
        if (trail && !line) found.push(['order', 'the line gave way before the trail', 'html']);
        if (line && !animals) found.push(['order', 'the animals gave way before the line', 'html']);
    }
    for (const words of all('.line .words', place)) {
        const lines = words.getBoundingClientRect().height / parseFloat(style(words).lineHeight);
        if (lines > 1.5) say('order', `the line became ${Math.round(lines)} lines of text`, words);
    }
    for (const card of all('.seat .cards:not(.several) .card', place))
        if (!shows.reveal && card.getBoundingClientRect().width < least - 0.5)
            say(
                'small',
                `a card is ${Math.round(card.getBoundingClientRect().width)} px wide`,
                card,
            );
    return close();
};
