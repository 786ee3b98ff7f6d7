// What can be pressed, but whose middle is out of the window even when it is scrolled to, or under
// something else.
() => {
  const PRESSED = "button, a[href], select, input, [role=button]";
  function covered(each) {
    each.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = each.getBoundingClientRect();
    // A place of the mine beyond the edge of its board is reached by dragging the mine.
    const board = each.matches("[data-spot]") && each.closest(".place")?.getBoundingClientRect();
    if (board && (top + height / 2 > board.bottom || top + height / 2 < board.top)) return false;
    if (board && (left + width / 2 > board.right || left + width / 2 < board.left)) return false;
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!there) return true;
    // A seat that can be aimed at is one large target.
    if (there.matches("[data-target]") && there.closest("li") === each.closest("li")) return false;
    return !each.contains(there) && !there.contains(each) && there.closest("label")?.control !== each;
  }
  // An ending lies over the board until it is folded.
  const ending = document.querySelector("section.ending");
  const below = (each) => ending !== null && each.closest("main") !== null && !ending.contains(each);
  return [...document.querySelectorAll(PRESSED)]
    .filter((each) => !below(each))
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.disabled && !each.closest(".visually-hidden, .skip"))
    .filter(covered)
    .map((each) => each.getAttribute("aria-label") ?? each.innerText);
}
