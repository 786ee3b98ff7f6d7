// Words that leave their place: the page scrolls sideways, or a text stands beyond a box that hides
// what is too much, beyond the button that it names, or beyond the window. What can be scrolled to
// is not lost. Names that people and games have, and what people say, may be of any length; they are cut
// with an ellipsis. All that is said is in the log too.
() => {
  const PRESSED = "button, a.button, label, summary, [role=tab]";
  const NAMES = "[data-anchor^=seat-] b, .brand, button > .name, [data-testid=bubble] bdi";
  const UNSEEN = `svg, .visually-hidden, .skip, option, script, ${NAMES}`;
  const named = (each) => `${each.tagName.toLowerCase()}.${String(each.className).split(" ")[0]}`;
  const found = new Set();
  const range = document.createRange();

  function beyond(box, edge, styles) {
    const wide = box.right > edge.right + 1 || box.left < edge.left - 1;
    const high = box.bottom > edge.bottom + 4 || box.top < edge.top - 4;
    const [hidesX, hidesY] = styles.map((each) => ["hidden", "clip"].includes(each));
    return { wide, high, hidesX, hidesY }
  }

  function look(text) {
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width) return;
    const says = `“${text.data.trim().slice(0, 50)}”`;
    let scrollsX = false;
    let scrollsY = false;
    for (let at = text.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      if (edge.width <= 1) return; // for ears only
      const { wide, high, hidesX, hidesY } = beyond(box, edge, [overflowX, overflowY]);
      if (wide && !scrollsX && (hidesX || at.matches(PRESSED))) found.add(`${says} is wider than ${named(at)}`);
      if (high && !scrollsY && hidesY) found.add(`${says} is higher than ${named(at)}`);
      scrollsX ||= ["auto", "scroll"].includes(overflowX);
      scrollsY ||= ["auto", "scroll"].includes(overflowY);
      if (position === "fixed") break;
    }
    const outside = box.left < -1 || box.right > innerWidth + 1;
    if (outside && !scrollsX) found.add(`${says} stands beyond the window`);
  }

  // A choice is drawn by the browser, which cuts it silently: its text is measured.
  const pen = document.createElement("canvas").getContext("2d");

  function lookAt(select) {
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const text = select.selectedOptions[0]?.text ?? "";
    const ARROW = 18;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW;
    if (pen.measureText(text).width > room) found.add(`“${text}” is wider than its select`);
  }

  for (const select of document.querySelectorAll("select")) if (select.checkVisibility()) lookAt(select);

  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    found.add(`the page is ${root.scrollWidth} wide in ${root.clientWidth}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    const seen = !parent.closest(UNSEEN) && parent.checkVisibility();
    if (texts.currentNode.data.trim() && seen) look(texts.currentNode);
  }
  return [...found];
}
