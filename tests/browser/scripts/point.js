// The middle of an element, where a click would arrive; otherwise why it would not.
([selector, place]) => {
  const target = document.querySelectorAll(selector)[place];
  if (!target) return { why: "it is not there" };
  if (target.disabled) return { why: "it is disabled" };
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  if (!hit || !(target.contains(hit) || hit.contains(target))) {
    return { why: `it is covered by ${hit?.outerHTML.slice(0, 200)}` };
  }
  return { x, y };
}
