// What somebody sees of the table.
([choice, action]) => {
  const name = (each) => each.getAttribute("aria-label") ?? each.innerText;
  return {
    dialog: document.querySelector("dialog[open]")?.getAttribute("aria-label") ?? null,
    status: document.querySelector("h1")?.innerText ?? "",
    ending: document.querySelector("section.ending")?.getAttribute("aria-label") ?? null,
    choices: [...document.querySelectorAll(choice)].map((each, place) => ({
      place, name: name(each), pressed: each.getAttribute("aria-pressed") === "true",
      held: each.closest("[data-anchor=hand]") !== null,
    })),
    actions: [...document.querySelectorAll(action)].map((each, place) => ({
      place, name: name(each), key: each.querySelector("kbd")?.innerText ?? "", off: each.disabled,
    })),
  };
}
