// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import { i18n } from "../../i18n/i18n.svelte";
import type { Player } from "../../table/scene.svelte";
import type { Claim } from "../saboteur/wire";
import { grounds } from "../saboteur/names.json";
import { claimMenu } from "./claimMenu";

const scene = { players: ["Ann", "Ben", "Emil"].map((name) => ({ name }) as Player), seat: 0 };

beforeAll(async () => {
  await i18n.load("table", "play", "saboteur", "claims");
});

const saboteur = (seat: number): Claim => ({ claim: "seat", seat, role: "saboteur", because: "" });

const lines = (claims: Claim[]) => {
  const { facts, wishes } = claimMenu(claims, scene);
  return {
    facts: facts.map(({ short, text }) => [short, text]),
    wishes: wishes.map((wish) => ("items" in wish ? [wish.text, ...wish.items.map(({ short }) => short)] : wish.text)),
  };
};

test("what a goal is stands in a word, and what is said of it in full", () => {
  expect(lines([{ claim: "goal", goal: 1, card: "stone" }])).toEqual({ facts: [["Stone", "II is stone"]], wishes: [] });
});

test("who is called a saboteur may be so with a reason; one's own role has none", () => {
  const { facts, reasons } = claimMenu([saboteur(1), saboteur(0), { claim: "seat", seat: 1, role: "digger", because: "" }], scene);
  expect(facts).toHaveLength(3);
  expect(reasons.map(({ text }) => text)).toEqual(["Saboteur, with a reason …"]);
  const [group] = reasons;
  expect(group?.items.map(({ claim }) => (claim as { because: string }).because)).toEqual(grounds);
  expect(group?.items[0]).toMatchObject({ short: "Laid a dead end", text: "Ben is a saboteur (laid a dead end)" });
});

test("wishes for oneself take one tap; those about others and about goals are grouped", () => {
  const claims: Claim[] = [
    { claim: "wish-mend", to: 1, seat: 0, tool: "lantern" },
    { claim: "wish-look", to: 1, goal: 0 },
    { claim: "wish-look", to: 1, goal: 2 },
    { claim: "wish-deed", to: 1, deed: "break", seat: 2 },
    { claim: "wish-deed", to: 1, deed: "spare", seat: 0 },
    { claim: "wish-deed", to: 1, deed: "spare", seat: 2 },
  ];
  expect(lines(claims).wishes).toEqual([
    "Repair my lantern",
    "Leave my tools alone",
    ["Look at", "I", "III"],
    ["Break a tool of …", "Emil"],
    ["Leave alone the tools of …", "Emil"],
  ]);
});

test("trust and doubt stand with the claims that they answer, not here", () => {
  const about = { claim: "goal" as const, goal: 1, card: "stone" };
  expect(
    lines([
      { claim: "trust", seat: 1, about },
      { claim: "doubt", seat: 1, about },
    ]),
  ).toEqual({ facts: [], wishes: [] });
});
