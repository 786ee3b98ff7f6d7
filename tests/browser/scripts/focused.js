// What has the focus, by its name.
() => {
  const at = document.activeElement;
  return (at.getAttribute("aria-label") ?? labelOf(at) ?? at.textContent).replace(/\s+/g, " ").trim();

  // A label around a list holds what can be chosen from it as well, and that is no part of its name.
  function labelOf(each) {
    const label = each.labels?.[0];
    if (!label?.contains(each)) return label?.innerText;
    const words = label.cloneNode(true);
    words.querySelectorAll("select").forEach((list) => list.remove());
    return words.textContent;
  }
}
