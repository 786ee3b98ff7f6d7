// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import { i18n } from "../../i18n/i18n.svelte";
import type { Player } from "../../table/scene.svelte";
import type { Claim } from "../saboteur/wire";
import { claimLine } from "./claims";

const players = ["Ann", "Ben", "Emil"].map((name) => ({ name }) as Player);

beforeAll(async () => {
  await i18n.load("table", "play", "saboteur", "claims");
});

const line = (claim: Claim, seat = 0) => claimLine({ seat, claim, number: 1, round: 1 }, { players, seat: 1 });

test("a claim is told with its speaker, and a wish with the one it is addressed to", () => {
  expect(line({ claim: "goal", goal: 1, card: "stone" })).toBe("Ann: II is stone");
  expect(line({ claim: "seat", seat: 0, role: "digger", because: "" })).toBe("Ann: I am a gold‑digger");
  expect(line({ claim: "seat", seat: 2, role: "saboteur", because: "" }, 1)).toBe("You: Emil is a saboteur");
  expect(line({ claim: "seat", seat: 2, role: "saboteur", because: "dead-end" })).toBe("Ann: Emil is a saboteur (laid a dead end)");
  expect(line({ claim: "wish-mend", to: 1, seat: 0, tool: "lantern" })).toBe("Ann → You: repair my lantern");
  expect(line({ claim: "wish-deed", to: 1, deed: "spare", seat: 2 })).toBe("Ann → You: leave Emil's tools alone");
});

test("trust quotes what was claimed, in the words of who claimed it", () => {
  const about = { claim: "seat" as const, seat: 2, role: "digger", because: "" };
  expect(line({ claim: "doubt", seat: 2, about })).toBe("Ann: I don't believe Emil: “I am a gold‑digger”");
});
