import { expect, test } from "vitest";
import { signOf } from "./speakers";

const signs = (...names: string[]) => {
  const players = names.map((name) => ({ name }));
  return names.map((_, seat) => signOf(players, seat));
};

test("a name alone with its first letter has that letter", () => {
  expect(signs("Ada", "bruno", "Émile")).toEqual(["A", "B", "É"]);
});

test("names that begin alike have the letter that differs as well", () => {
  expect(signs("Anna", "Andi", "Ben")).toEqual(["An", "Ad", "B"]);
  expect(new Set(signs("Max", "Mia", "Moritz", "Marie")).size).toBe(4);
});

test("names without a difference have their seat", () => {
  expect(signs("Bo", "Bo")).toEqual(["B1", "B2"]);
});
