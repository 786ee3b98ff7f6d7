// Keeps what screen readers are told from now on: what comes into live regions, but for the parts of them that are not
// live; `heard()` gives it.
() => {
  const LIVE = "[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
  const QUIET = "[aria-live=off]";
  const heard = [];
  const element = (node) => (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement);
  function hear(node) {
    const said = node.textContent.trim().replace(/\s+/g, " ");
    const at = element(node);
    const region = at?.closest(`${LIVE}, ${QUIET}`);
    if (said && region && !region.matches(QUIET) && !at.closest("[aria-hidden=true]")) heard.push(said);
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === "characterData") hear(target);
      else addedNodes.forEach(hear);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  globalThis.heard = () => heard;
}
