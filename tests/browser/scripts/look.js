// What somebody sees of the table.
([choice, action]) => {
  const name = (each) => each.getAttribute("aria-label") ?? each.innerText;
  // A place of the mine beyond the edge of its board: one would have to drag the mine first.
  function beyond(each) {
    const board = each.matches("[data-spot]") && each.closest(".place")?.getBoundingClientRect();
    if (!board) return false;
    const { left, top, width, height } = each.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return x < board.left || x > board.right || y < board.top || y > board.bottom;
  }
  // Cards can be lifted before the turn has come, but nothing can be done with them yet.
  const turn = document.querySelector("h1.status em") !== null;
  return {
    dialog: document.querySelector("dialog[open]")?.getAttribute("aria-label") ?? null,
    looks: document.querySelector(".cutscene button.primary") !== null,
    status: document.querySelector("h1")?.innerText ?? "",
    ending: document.querySelector("section.ending")?.getAttribute("aria-label") ?? null,
    choices: [...document.querySelectorAll(choice)].flatMap((each, place) => !turn || beyond(each) ? [] : [{
      place, name: name(each), pressed: each.getAttribute("aria-pressed") === "true",
      held: each.closest("[data-anchor=hand]") !== null,
    }]),
    actions: [...document.querySelectorAll(action)].map((each, place) => ({
      place, name: name(each), key: each.querySelector("kbd")?.innerText ?? "", off: each.disabled,
    })),
  };
}
