// `appeared` is a promise of when all selectors are seen for the first time: `at`, in ms since the navigation began, at
// the beginning of the first frame after the one that shows them. `loaded` is when the last file before it had come, and
// `bytes` what they weighed, without headers.
(selectors) => {
  const seen = (selector) => [...document.querySelectorAll(selector)].some((each) => each.checkVisibility());
  let tell;
  globalThis.appeared = new Promise((resolve) => (tell = resolve));
  const note = () => {
    const at = performance.now();
    const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    const files = entries.filter((each) => each.responseEnd > 0 && each.responseEnd < at);
    const loaded = Math.max(...files.map((each) => each.responseEnd));
    tell({ at, loaded, bytes: files.reduce((sum, each) => sum + each.encodedBodySize, 0) });
  };
  const look = () => requestAnimationFrame(selectors.every(seen) ? note : look);
  look();
}
