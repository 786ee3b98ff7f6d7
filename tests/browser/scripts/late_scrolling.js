// Lines of the log that are high, and word of scrolling that comes when the next lines are there.
() => {
  const log = document.querySelector("[role=log]");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("[role=log] > * { min-height: 90px }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  new MutationObserver(() => log.dispatchEvent(new Event("scroll"))).observe(log, { childList: true });
}
