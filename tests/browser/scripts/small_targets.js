// What can be pressed and is smaller than a finger in a direction, by its name and size. What is
// drawn around a button, and takes its taps, counts.
(finger) => {
  const PRESSED = "button, a[href], select, input, [role=button]";
  function sizeOf(each) {
    const { width, height } = each.getBoundingClientRect();
    const around = getComputedStyle(each, "::after");
    if (around.content === "none" || around.position !== "absolute") return [width, height];
    return [Math.max(width, parseFloat(around.width)), Math.max(height, parseFloat(around.height))];
  }
  return [...document.querySelectorAll(PRESSED)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(".visually-hidden, .skip"))
    .map((each) => ({ name: each.getAttribute("aria-label") ?? each.innerText, size: sizeOf(each).map(Math.round) }))
    .filter(({ size }) => Math.min(...size) < finger)
    .map(({ name, size }) => `${name}: ${size.join(" × ")}`);
}
