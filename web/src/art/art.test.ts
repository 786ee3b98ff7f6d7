import { describe, expect, test } from "vitest";
import * as art from ".";
import names from "./names.json";

const GAMES = ["saboteur", "saboteur2", "seven_seals", "sabotage"] as const;

/** What is wrong with the nesting of some markup, or with its attributes; "" if nothing is. */
function faults(markup: string): string {
  const open: string[] = [];
  const left = markup.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>|([^<>]+)/g,
    (_all, closes: string, tag: string, attributes: string, empty: string, text: string) => {
      if (text !== undefined) return /&(?!amp;|lt;)/.test(text) ? text : "";
      const named = (attributes.match(/ ([a-zA-Z-]+)=/g) ?? []).map((name) => name.trim());
      if (new Set(named).size < named.length) return `${tag} has an attribute twice`;
      if (closes) return open.pop() === tag ? "" : `</${tag}>`;
      if (!empty) open.push(tag);
      return "";
    },
  );
  return left + open.join();
}

/** That it can be put into an svg as it is: well formed, no inline style, no slip of a number. */
function expectSound(markup: string): void {
  expect(markup).not.toBe("");
  expect(faults(markup)).toBe("");
  expect(markup).not.toMatch(/style=|NaN|undefined|null|Infinity|\[object|\$\{/);
  for (const [, d] of markup.matchAll(/ d="([^"]*)"/g))
    expect(d).toMatch(/^M(?:[MLHVQTACZmlhvqtacz]|-?(?:\d+\.?\d*|\.\d+)|[ ,])*$/);
}

describe("every card has a drawing", () => {
  for (const game of GAMES)
    test(game, () => {
      const drawings = names[game].cards.map((name) => art.cardArt(game, name));
      drawings.forEach(expectSound);
      expect(new Set(drawings).size).toBe(drawings.length); // and no two look the same
    });

  test("a name that no game has is refused", () => {
    for (const game of GAMES)
      expect(() => art.cardArt(game, "no such card")).toThrow("no such card");
    expect(() => art.cardArt("seven_seals", "w7")).toThrow();
    expect(() => art.cardArt("sabotage", "J-red")).toThrow();
    expect(() => art.cardArt("sabotage", "A-green")).toThrow();
    expect(() => art.cardArt("saboteur", "constructor")).toThrow();
  });
});

describe("a laid card", () => {
  test("is turned, and goes cold, by its classes", () => {
    const laid = art.cardArt("saboteur", "NES", { turned: true, cold: true });
    expect(laid).toContain('class="tunnel cold turned" transform="rotate(180 60 90)"');
    expectSound(laid);
  });

  test("keeps its grain: cut off or not, only the classes differ", () => {
    const lit = art.cardArt("saboteur2", "crystal-ESWxN");
    const cold = art.cardArt("saboteur2", "crystal-ESWxN", { cold: true });
    expect(cold.replace("tunnel cold", "tunnel")).toBe(lit);
  });

  test("takes on the pipes of its cell", () => {
    const onCell = [..."ABCDEFGHI"].map((cell) => art.cardArt("sabotage", "X-red", { cell }));
    expect(new Set(onCell).size).toBe(9);
    onCell.forEach(expectSound);
    expect(art.cardArt("sabotage", "E-red").replace(">E<", ">X<")).toBe(onCell[4]);
  });
});

test("goals, roles, gold, seals and backs have drawings", () => {
  const goals = names.saboteur.goals.flatMap((name) => [art.goalFace(name), art.peeked(name)]);
  const roles = [...names.saboteur.roles, ...names.saboteur2.roles].map((r) => art.roleCard(r, r));
  const seals = (names.seven_seals.seals as art.SealColour[]).flatMap((colour) =>
    [false, true].flatMap((kept) => [art.seal(colour, kept), art.sealCard(colour, kept)]),
  );
  const gold = ([1, 2, 3] as const).map(art.goldCard);
  const backs = [
    art.goalBack("I"),
    art.goalBack("III"),
    art.cardBack(),
    art.roleBack(),
    art.start(),
  ];
  [...goals, ...roles, ...seals, ...gold, ...backs, art.DEFS].forEach(expectSound);
  GAMES.forEach((game) => expectSound(art.picture(game).art));
});

test("a stone is a stone to who has peeked, whichever way it leads", () => {
  expect(art.peeked("stone-SW")).toBe(art.peeked("stone-ES"));
  expect(art.peeked("treasure")).not.toBe(art.peeked("stone-ES"));
});

test("a role's name is text, not markup, and long ones take two lines", () => {
  const card = art.roleCard("digger", "Chercheuse d’or & <3");
  expectSound(card);
  expect(card).toContain("&amp; &lt;3");
  expect(card.match(/<text/g)).toHaveLength(2);
});

test("icons: all sound, and a broken tool differs from a whole one", () => {
  for (const name of art.ICONS) expectSound(art.icon(name));
  for (const tool of ["pick", "lantern", "cart"] as const) {
    expectSound(art.icon(tool, true));
    for (const [, id] of art.icon(tool, true).matchAll(/url\(#([^)]*)\)/g))
      expect(art.DEFS).toContain(`id="${id}"`);
    expect(art.icon(tool, true)).toContain("url(#crack");
  }
  expect(art.glyph("no such icon")).toBe("");
  expect(art.glyph("map")).toBe(art.icon("map"));
});

test("every action card and every role has its icon under the same name", () => {
  const actions = names.saboteur2.cards.filter(
    (name) => /^[a-z-]{3,}$/.test(name) && !name.startsWith("-"),
  );
  expect(actions).toHaveLength(9);
  for (const name of [...actions, "sabotage", "dismantle", "wrench"])
    expect(art.isIcon(name)).toBe(true);
});

test("mouths are the open sides of the card as it lies", () => {
  expect(art.mouths("NES")).toEqual(["N", "E", "S"]);
  expect(art.mouths("NES", true)).toEqual(["N", "S", "W"]);
  expect(art.mouths("crystal-EWxS", true)).toEqual(["N", "E", "W"]);
  expect(art.mouths("NW/ES")).toEqual(["N", "E", "S", "W"]);
  expect(art.mouths("ladder-S")).toEqual(["S"]);
  expect(art.mouths("stone-SW")).toEqual(["S", "W"]);
  expect(art.mouths("map")).toEqual([]);
});

test("tunnels bleed over the edge at their mouths, where the next card's begin", () => {
  for (const name of names.saboteur2.cards.filter((card) => art.mouths(card).length)) {
    const floor = /d="([^"]*)" class="floor-line"/.exec(art.cardArt("saboteur2", name))![1]!;
    const past = { N: "60 -1.3", E: "121.3 90", S: "60 181.3", W: "-1.3 90" };
    const reached = art.SIDES.filter((side) => floor.includes(`M${past[side]}L`));
    expect(reached, name).toEqual(art.mouths(name));
  }
});

test("marks are drawn on the card's place", () => {
  const marks = [
    art.lastMove(),
    art.ghostFrame(),
    art.legalCell(),
    art.legalCell(true),
    art.turnHint(),
  ];
  [...marks, art.joinedBars(["N", "W"]), art.survey(-1, -2, 3, 2)].forEach(expectSound);
  expect(art.joinedBars([])).toBe("");
  expect(art.joinedBars(["N"])).not.toBe(art.joinedBars(["S"]));
  expect(art.legalCell(true)).toContain(art.turnHint());
});

test("faults are found", () => {
  expect(faults("<g><path/></g>")).toBe("");
  for (const bad of [
    "<g>",
    "<g></a>",
    '<g a="1" a="2"/>',
    "<g a=1/>",
    "a < b",
    "a & b",
    "<g/></g>",
  ])
    expect(faults(bad)).not.toBe("");
});
