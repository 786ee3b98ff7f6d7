// What can be pressed, but whose middle is out of the window even when it is scrolled to, or under
// something else.
() => {
  const PRESSED = "button, a[href], select, input, [role=button]";
  function covered(each) {
    each.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = each.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!there) return true;
    return !each.contains(there) && !there.contains(each) && there.closest("label")?.control !== each;
  }
  return [...document.querySelectorAll(PRESSED)]
    .filter((each) => each.checkVisibility() && !each.disabled && !each.closest(".spoken, .skip"))
    .filter(covered)
    .map((each) => each.getAttribute("aria-label") ?? each.innerText);
}
