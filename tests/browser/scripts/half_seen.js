// Places of the mine that are cut by the edge of its board, by their cells.
() => {
  const FINGER = 6; // a place takes taps a little beyond itself
  return [...document.querySelectorAll("[data-spot]")]
    .filter((each) => {
      const board = each.closest(".place").getBoundingClientRect();
      const { left, top, right, bottom } = each.getBoundingClientRect();
      const [x, y] = [Math.min(left - board.left, board.right - right), Math.min(top - board.top, board.bottom - bottom)];
      return Math.min(x, y) < -FINGER;
    })
    .map((each) => each.dataset.spot);
}
