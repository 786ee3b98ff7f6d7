// What has the focus, by its name.
() => {
  const at = document.activeElement;
  const label = at.labels?.[0]?.innerText;
  return (at.getAttribute("aria-label") ?? label ?? at.textContent).replace(/\s+/g, " ").trim();
}
