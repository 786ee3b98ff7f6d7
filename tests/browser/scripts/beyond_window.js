// Parts of a table that are not wholly in the window, or whose contents have to be scrolled.
() => {
  const PARTS = "header.top, li.seat, main.board, .ticker, section.hand, [data-anchor=hand] button, [data-testid=actions] button";
  const within = ({ left, top, right, bottom }) => left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const name = (each) => `${each.tagName.toLowerCase()}.${String(each.className).split(" ")[0]} ${each.innerText.slice(0, 20)}`;
  const outside = [...document.querySelectorAll(PARTS)].filter((each) => !within(each.getBoundingClientRect()));
  const scrolled = [document.querySelector("li.seat").closest("section"), ...document.querySelectorAll(".board-area")].filter(
    (each) => each.scrollHeight > each.clientHeight + 1,
  );
  return [...outside.map((each) => `${name(each)} is outside`), ...scrolled.map((each) => `${name(each)} scrolls`)];
}
