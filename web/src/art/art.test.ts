import { describe, expect, test } from "vitest";
import { loadGame } from "../games";
import * as mine from "../games/mine/art";
import * as mineMarks from "../games/mine/marks";
import { openSides } from "../games/mine/tunnelShape";
import * as sabotage from "../games/sabotage/art";
import saboteur from "../games/saboteur/names.json";
import saboteur2 from "../games/saboteur2/names.json";
import * as sevenSeals from "../games/seven_seals/art";
import sealNames from "../games/seven_seals/names.json";
import { type SealColour, seal, sealCard } from "../games/seven_seals/seals";
import * as art from ".";

const NAMES = import.meta.glob<{ cards: string[] }>("../games/*/names.json", { import: "default", eager: true });
const GAMES = Object.entries(NAMES).map(([path, { cards }]) => ({ id: path.split("/").at(-2)!, cards }));

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
  for (const [, d] of markup.matchAll(/ d="([^"]*)"/g)) expect(d).toMatch(/^M(?:[MLHVQTACZmlhvqtacz]|-?(?:\d+\.?\d*|\.\d+)|[ ,])*$/);
}

describe("every card has a drawing", () => {
  test.each(GAMES)("$id", async ({ id, cards }) => {
    const { cardArt, picture } = await loadGame(id);
    const drawings = cards.map((name) => cardArt(name));
    drawings.forEach(expectSound);
    expect(new Set(drawings).size).toBe(drawings.length); // and no two look the same
    expect(() => cardArt("no such card")).toThrow("no such card");
    expectSound(picture().art);
  });

  test("there are games, and the generic one has a picture too", async () => {
    expect(GAMES.length).toBeGreaterThan(3);
    expectSound((await loadGame("no such game")).picture().art);
  });

  test("a name that no game has is refused", () => {
    expect(() => sevenSeals.cardArt("w7")).toThrow();
    expect(() => sabotage.cardArt("J-red")).toThrow();
    expect(() => sabotage.cardArt("A-green")).toThrow();
    expect(() => mine.cardArt("constructor")).toThrow();
  });
});

describe("a laid card", () => {
  test("is turned, and goes cold, by its classes", () => {
    const laid = mine.cardArt("NES", { turned: true, cold: true });
    expect(laid).toContain('class="tunnel cold turned" transform="rotate(180 60 90)"');
    expectSound(laid);
  });

  test("keeps its lines: cut off or not, only the classes differ", () => {
    const lit = mine.cardArt("crystal-ESWxN");
    const cold = mine.cardArt("crystal-ESWxN", { cold: true });
    expect(cold.replace("tunnel cold", "tunnel")).toBe(lit);
  });

  test("takes on the pipes of its cell", () => {
    const onCell = [..."ABCDEFGHI"].map((cell) => sabotage.cardArt("X-red", cell));
    expect(new Set(onCell).size).toBe(9);
    onCell.forEach(expectSound);
    expect(sabotage.cardArt("E-red").replace(">E<", ">X<")).toBe(onCell[4]);
  });
});

test("goals, roles, gold, seals and backs have drawings", () => {
  const goals = saboteur.goals.flatMap((name) => [mine.cardArt(name), mine.goalSeen("I", name)]);
  const roles = [...saboteur.roles, ...saboteur2.roles].map((r) => art.roleCard(r, r));
  const seals = (sealNames.seals as SealColour[]).flatMap((colour) =>
    [false, true].flatMap((kept) => [seal(colour, kept), sealCard(colour, kept)]),
  );
  const gold = ([1, 2, 3] as const).map(mine.goldCard);
  const backs = [mine.goalBack("I"), mine.goalBack("III"), art.cardBack(), art.roleBack(), mine.start()];
  [...goals, ...roles, ...seals, ...gold, ...backs, art.DEFS].forEach(expectSound);
});

test("a stone is a stone to who has peeked, whichever way it leads", () => {
  expect(mine.goalSeen("I", "stone-SW")).toBe(mine.goalSeen("I", "stone-ES"));
  expect(mine.goalSeen("I", "treasure")).not.toBe(mine.goalSeen("I", "stone-ES"));
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
    for (const [, id] of art.icon(tool, true).matchAll(/url\(#([^)]*)\)/g)) expect(art.DEFS).toContain(`id="${id}"`);
    expect(art.icon(tool, true)).toContain("url(#crack");
  }
  expect(art.glyph("no such icon")).toBe("");
  expect(art.glyph("map")).toBe(art.icon("map"));
});

test("every action card and every role has its icon under the same name", () => {
  const actions = saboteur2.cards.filter((name) => /^[a-z-]{3,}$/.test(name) && !name.startsWith("-"));
  expect(actions).toHaveLength(9);
  for (const name of [...actions, "sabotage", "dismantle", "wrench"]) expect(art.isIcon(name)).toBe(true);
});

test("the open sides are those of the card as it lies", () => {
  expect(openSides("NES")).toEqual(["N", "E", "S"]);
  expect(openSides("NES", true)).toEqual(["N", "S", "W"]);
  expect(openSides("crystal-EWxS", true)).toEqual(["N", "E", "W"]);
  expect(openSides("NW/ES")).toEqual(["N", "E", "S", "W"]);
  expect(openSides("ladder-S")).toEqual(["S"]);
  expect(openSides("stone-SW")).toEqual(["S", "W"]);
  expect(openSides("map")).toEqual([]);
});

test("tunnels bleed over the edge at their open sides, where the next card's begin", () => {
  for (const name of saboteur2.cards.filter((card) => openSides(card).length)) {
    const floor = /d="([^"]*)" class="floor-line"/.exec(mine.cardArt(name))![1]!;
    const past = { N: "60 -1.3", E: "121.3 90", S: "60 181.3", W: "-1.3 90" };
    const reached = art.SIDES.filter((side) => floor.includes(`M${past[side]}L`));
    expect(reached, name).toEqual(openSides(name));
  }
});

test("marks are drawn on the card's place", () => {
  const marks = [art.lastMove(), art.ghostFrame(), mineMarks.legalCell(), mineMarks.legalCell(true), mineMarks.turnHint()];
  [...marks, mineMarks.joinedBars(["N", "W"]), mineMarks.survey(-1, -2, 3, 2)].forEach(expectSound);
  expect(mineMarks.joinedBars([])).toBe("");
  expect(mineMarks.joinedBars(["N"])).not.toBe(mineMarks.joinedBars(["S"]));
  expect(mineMarks.legalCell(true)).toContain(mineMarks.turnHint());
});

test("faults are found", () => {
  expect(faults("<g><path/></g>")).toBe("");
  for (const bad of ["<g>", "<g></a>", '<g a="1" a="2"/>', "<g a=1/>", "a < b", "a & b", "<g/></g>"]) expect(faults(bad)).not.toBe("");
});

test("twelve figures, each with a shape of its own, for people and for bots", () => {
  expect(art.FIGURES).toHaveLength(12);
  const drawings = art.FIGURES.flatMap((_, number) => [art.figure(number), art.figure(number, true)]);
  drawings.forEach(expectSound);
  expect(new Set(drawings).size).toBe(24);
  for (const bad of [12, -1, 0.5]) expect(() => art.figure(bad)).toThrow("no figure");
});
