import { expect, test } from "vitest";
import type { Offer, OptionInfo } from "../wire/table";
import { Draft } from "./draft.svelte";
import { fieldOf, readOptions, sorted, usualSettings, valuesAt, writeOptions } from "./setup";

const option = (name: string, kind: string, values: string, usual: string): OptionInfo => ({
  name,
  kind,
  values: values.split(" "),
  usual,
  says: "",
});
const SABOTEUR = [
  option("players", "number", "3 4 5 6 7 8 9 10", "5"),
  option("edition", "oneof", "gigamic amigo zman", "gigamic"),
  option("discards", "oneof", "seen hidden", "seen"),
  option("rounds", "number", "1 2 3", "3"),
  option("starter", "seat", "random A B C D E F G H I J K L", "random"),
];
const SEALS = [option("players", "number", "3 4 5", "4"), option("rounds", "number", "1 2 3 4 5 6", "4")];
const OFFER: Offer = {
  protocol: 1,
  version: "0",
  bots: ["random"],
  games: [
    {
      id: "saboteur",
      title: "Saboteur",
      players: [3, 4, 5],
      options: SABOTEUR,
      bots: ["random"],
      meter: true,
      hints: true,
      claims: true,
      lesson: true,
    },
    {
      id: "seven_seals",
      title: "The Seven Seals",
      players: [3, 4, 5],
      options: SEALS,
      bots: ["random"],
      meter: false,
      hints: true,
      claims: false,
      lesson: true,
    },
  ],
};

test("options are written in the game's order, and only those that were chosen", () => {
  expect(writeOptions("saboteur", SABOTEUR, { edition: "zman", players: "7" })).toBe("saboteur(players=7,edition=zman)");
  expect(writeOptions("saboteur", SABOTEUR, {})).toBe("saboteur");
  expect(writeOptions("saboteur", SABOTEUR, { rounds: "" })).toBe("saboteur");
});

test("what is written is read again", () => {
  expect(readOptions("saboteur(players=7,edition=zman)")).toEqual({ game: "saboteur", choices: { players: "7", edition: "zman" } });
  expect(readOptions(" seven_seals ( players = 3 ) ")).toEqual({ game: "seven_seals", choices: { players: "3" } });
  expect(readOptions("sabotage")).toEqual({ game: "sabotage", choices: {} });
});

test("what most tables decide comes first, in one order for all games", () => {
  const { first, rest } = sorted(SABOTEUR);
  expect(first.map(({ name }) => name)).toEqual(["players", "edition", "rounds"]);
  expect(rest.map(({ name }) => name)).toEqual(["discards", "starter"]);
});

test("of the seats only those at the table can be chosen", () => {
  expect(valuesAt(SABOTEUR[4]!, { players: "3" })).toEqual(["random", "A", "B", "C"]);
  expect(valuesAt(SABOTEUR[3]!, { players: "3" })).toEqual(["1", "2", "3"]);
});

test("a draft as usual says how many play and leaves the rest to the server", () => {
  expect(Draft.usual(OFFER, "saboteur").settings).toEqual({ ...usualSettings("saboteur(players=5)") });
});

test("a draft keeps what a table has, down to what the form does not show", () => {
  const settings = {
    game: "saboteur(players=4,edition=amigo,discards=hidden)",
    clock: { kind: "bank" as const, seconds: 450, increment: 3 },
    watching: false,
    listed: true,
    bot_pause: 123,
    round_pause: 7,
    meter: "on" as const,
    hints: "off" as const,
    talk: "claims" as const,
    takeover: false,
  };
  expect(new Draft(OFFER, settings).settings).toEqual(settings);
});

test("where a game goes over days, no bot takes over unless somebody says so", () => {
  const draft = Draft.usual(OFFER, "saboteur");
  draft.tick("days");
  expect(draft.settings).toMatchObject({ clock: { kind: "days", seconds: 48 * 3600, increment: 0 }, takeover: false });
  draft.tick("turn");
  expect(draft.settings.takeover).toBe(true);
});

test("choosing and unchoosing", () => {
  const draft = Draft.usual(OFFER, "saboteur");
  draft.choose("discards", "hidden");
  draft.choose("players", "10");
  expect(draft.settings.game).toBe("saboteur(players=10,discards=hidden)");
  draft.choose("discards", "");
  expect(draft.settings.game).toBe("saboteur(players=10)");
});

test("a smaller table drops the choice of a seat that it no longer has", () => {
  const draft = Draft.usual(OFFER, "saboteur");
  draft.choose("starter", "E");
  draft.choose("players", "3");
  expect(draft.settings.game).toBe("saboteur(players=3)");
});

test("another game takes none of the first one's options along, but the clock stays", () => {
  const draft = Draft.usual(OFFER, "saboteur");
  draft.choose("edition", "zman");
  draft.tick("turn");
  draft.play("seven_seals");
  expect(draft.settings).toMatchObject({ game: "seven_seals(players=4)", clock: { kind: "turn", seconds: 60 } });
});

test("a clock that is chosen again keeps what was set", () => {
  const draft = Draft.usual(OFFER, "saboteur");
  draft.tick("bank");
  draft.clock.seconds = 300;
  draft.tick("bank");
  expect(draft.settings.clock).toEqual({ kind: "bank", seconds: 300, increment: 10 });
  draft.tick("none");
  expect(draft.settings.clock).toEqual({ kind: "none", seconds: 0, increment: 0 });
});

test("a refusal stands at its field, and an unknown one at the form", () => {
  expect(fieldOf("pin-length")).toBe("pin");
  expect(fieldOf("clock-seconds")).toBe("clock");
  expect(fieldOf("unheard-of")).toBe("form");
});
