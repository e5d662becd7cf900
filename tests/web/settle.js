// Wait until fonts and pictures are there, motion has ended and the page stands still.
async () => {
    const limit = performance.now() + 4000;
    const pause = (milliseconds) => new Promise((then) => setTimeout(then, milliseconds));
    await Promise.race([document.fonts.ready, pause(2000)]);
    let changed = performance.now();
    const watcher = new MutationObserver(() => (changed = performance.now()));
    watcher.observe(document, { subtree: true, childList: true, attributes: true });
    const moving = () =>
        document
            .getAnimations()
            .some(
                (each) =>
                    each.playState === 'running' &&
                    Number.isFinite(each.effect?.getComputedTiming().endTime ?? 0),
            );
    const loading = () => [...document.images].some((image) => !image.complete);
    while (performance.now() < limit) {
        await pause(40);
        if (performance.now() - changed > 120 && !moving() && !loading()) break;
    }
    watcher.disconnect();
};
