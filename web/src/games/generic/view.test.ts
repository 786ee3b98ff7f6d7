// @vitest-environment happy-dom
import { beforeAll, describe, expect, test, vi } from "vitest";
import { hasFolder, loadGame, loadTable } from "..";
import { i18n } from "../../i18n/i18n.svelte";
import type { Scene } from "../../table/scene.svelte";
import { Selection } from "../../table/selection.svelte";
import type { BaseMove, GameEvent, TableModule } from "../module";
import { playerName } from "../sentences";
import { entriesOf, eventText, moveLabel, scoresOf, type GenericScene, type GenericView } from "./view";

const MOVES = [{ move: "draw" }, { move: "give-away", card: "red-7", target: 1, loud: true }];
const VIEW = {
  game: "old_maid",
  options: { players: 3, rounds: 1 },
  viewer: 0,
  round: 2,
  to_act: 0,
  dealer: 2,
  hand: ["red-7", "queen"],
  seats: [
    { cards: 2, pairs: ["2"] },
    { cards: 5, pairs: [] },
    { cards: 4, pairs: [] },
  ],
  discard_pile: ["2", "2", "9"],
  tricks: [],
  winner: null,
  outcome: null,
  moves: MOVES,
} as unknown as GenericView;

const player = (name: string) => ({ name, figure: 0, bot: false, away: false, here: true, bank: null, note: "" });
const played: BaseMove[] = [];
let table: TableModule<GenericView>;

function sceneOf(changes: Partial<GenericView> = {}, seat: number | null = 0): GenericScene {
  const view = { ...VIEW, ...changes } as GenericView;
  const selection = new Selection<BaseMove>(
    () => view.moves,
    async (moves) => void played.push(...moves),
    () => false,
  );
  const players = ["Ann", "Ben", "Cleo"].map(player);
  return { view, seat, players, selection, last: null, hands: null, live: true, paused: false, module: table };
}

// The words of the game, as the server has them: French lacks one, and English tries to replace a text of the client.
const WORDS: Record<string, string> = {
  en: "old-maid-move-draw = take a card <b>now</b>\nold-maid-event-drew = { $name } took { $cards }.\nplay-you = Nobody\n",
  fr: "old-maid-move-draw = tirer une carte\n",
};
const asked = vi.fn(async (path: string) => {
  const [, game, language] = /^\/api\/games\/(\w+)\/words\/(\w\w)$/.exec(path) ?? [];
  const text = game === "old_maid" ? WORDS[language ?? ""] : undefined;
  return text === undefined ? new Response("{}", { status: 404 }) : new Response(text);
});

beforeAll(async () => {
  vi.stubGlobal("fetch", asked);
  await i18n.load("play", "front");
  table = (await loadTable("old_maid")) as unknown as TableModule<GenericView>;
});

test("a game without a folder is played on the generic table", async () => {
  expect(hasFolder("old_maid")).toBe(false);
  expect((await loadGame("old_maid")).catalogues).toEqual(["generic"]);
  expect(await loadGame("saboteur")).not.toBe(await loadGame("old_maid"));
});

describe("the game's own words", () => {
  test("come from the server, and replace no text of the client", async () => {
    await loadTable("old_maid");
    expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/games/old_maid/words/en"]); // once
    expect(moveLabel(sceneOf(), MOVES[0]!)).toBe("Take a card <b>now</b>");
    expect(eventText(sceneOf(), { event: "drew", seat: 1, cards: 2 } as GameEvent)).toBe("Ben took 2.");
    expect(playerName(sceneOf(), 0)).toBe("You");
  });

  test("change with the language, and are English where it has none", async () => {
    await i18n.setLanguage("fr");
    expect(moveLabel(sceneOf(), MOVES[0]!)).toBe("Tirer une carte");
    expect(eventText(sceneOf(), { event: "drew", seat: 1, cards: 2 } as GameEvent)).toBe("Ben took 2.");
    await i18n.setLanguage("en");
  });

  test("are not needed: a game is played without them, and they are asked for again", async () => {
    await loadTable("unheard_of");
    await loadTable("unheard_of");
    expect(moveLabel(sceneOf({ game: "unheard_of" }), MOVES[0]!)).toBe("Draw");
    expect(asked.mock.calls.filter(([path]) => path === "/api/games/unheard_of/words/en").length).toBeGreaterThan(1);
  });

  test("are not asked for where the client has a folder", async () => {
    await loadTable("sabotage");
    expect(asked.mock.calls.filter(([path]) => path.includes("sabotage"))).toEqual([]);
  });
});

describe("the view in words", () => {
  test("has every field that says something, with players by their names", () => {
    const found = entriesOf(sceneOf());
    expect(found.map(({ name }) => name)).toEqual(["Round", "Dealer", "Players", "discard pile", "Options"]);
    expect(found[4]?.text).toBe("Players: 3, Rounds: 1");
    expect(found[1]?.text).toBe("Cleo");
    expect(found[3]?.text).toBe("2, 2, 9"); // as many as players, and yet no list of players
  });

  test("a list with an item for each seat has the names of the players", () => {
    const seats = entriesOf(sceneOf()).find(({ name }) => name === "Players");
    expect(seats?.entries.map(({ name }) => name)).toEqual(["You", "Ben", "Cleo"]);
    expect(seats?.entries[1]?.text).toBe("Cards: 5");
    expect(seats?.entries[0]?.entries.map(({ name, text }) => [name, text])).toEqual([
      ["Cards", "2"],
      ["pairs", "2"],
    ]);
  });

  test("is the text board as well, with the hand and the moves", () => {
    const blocks = table.textBlocks(sceneOf());
    expect(blocks.map(({ title }) => title)).toEqual(["The game", "Your hand", "Your moves"]);
    expect(blocks[0]?.lines).toContain("Players, You, Cards: 2");
    expect(blocks[1]?.lines).toEqual(["red-7, queen"]);
    expect(blocks[2]?.lines).toHaveLength(MOVES.length);
  });
});

describe("moves", () => {
  test("are said by the server's texts, and else by their fields", () => {
    expect(moveLabel(sceneOf({ game: "unheard_of" }), MOVES[0]!)).toBe("Draw");
    expect(moveLabel(sceneOf(), MOVES[1]!)).toBe("Give away – Card: red-7, Target: Ben, Loud: yes");
    expect(moveLabel(sceneOf({ texts: ["draw", "red-7>B"] }), MOVES[1]!)).toBe("red-7>B");
  });

  test("have the game's own words, if it has a catalogue", async () => {
    const own = { game: "sabotage" };
    await i18n.load("sabotage");
    expect(eventText(sceneOf(own), { event: "went-on", seat: 1 })).toBe("Ben could end the round, but goes on.");
    expect(eventText(sceneOf(own), { event: "went-on", seat: 0 })).toBe("You could end the round, but go on.");
  });

  test("are aimed at by digits and arrows, and confirmed", async () => {
    const scene = sceneOf();
    expect(table.pressKey(scene, "3")).toBe(false);
    expect(table.pressKey(scene, "2")).toBe(true);
    expect(scene.selection?.ghost).toEqual(MOVES[1]);
    expect(table.pressKey(scene, "ArrowRight")).toBe(true);
    expect(scene.selection?.ghost).toEqual(MOVES[0]);
    const [confirm, cancel] = table.actions(scene);
    expect([confirm?.label, cancel?.label]).toEqual(["Take a card <b>now</b>", "Cancel"]);
    confirm?.run();
    await Promise.resolve();
    expect(played).toEqual([MOVES[0]]);
  });

  test("none can be chosen by who is not to act", () => {
    expect(table.pressKey(sceneOf({ to_act: 1 }), "1")).toBe(false);
    expect(table.actions(sceneOf())).toEqual([]);
  });
});

test("scores are those of the outcome, or those so far", () => {
  expect(scoresOf(sceneOf())).toEqual([]);
  expect(scoresOf(sceneOf({ scores: [3, 0, 5] }))).toEqual([3, 0, 5]);
  expect(scoresOf(sceneOf({ scores: [3, 0] }))).toEqual([]); // not one for each seat
  expect(scoresOf(sceneOf({ scores: [3, 0, 5], outcome: { winners: [1], scores: [3, 9, 5] } }))).toEqual([3, 9, 5]);
});

describe("sentences", () => {
  const status = (changes: Partial<GenericView>) => table.status(sceneOf(changes));

  test("say who is to move, and who has won", () => {
    expect(status({})).toEqual({ call: "Your turn", text: "choose one of your 2 moves" });
    expect(status({ to_act: 1 })).toEqual({ text: "Ben is to move" });
    expect(status({ to_act: null })).toEqual({ text: "Round 2 is over" });
    const outcome = (winners: number[]) => status({ to_act: null, outcome: { winners, scores: [1, 2, 2] } }).text;
    expect([[0], [1], [1, 2], []].map(outcome)).toEqual(["You have won.", "Ben has won.", "Ben and Cleo have won.", "Nobody has won."]);
  });

  test("tell events from their fields, and where they happened", () => {
    const event = { event: "card-given", seat: 2, target: 0, card: null, cards: ["2", "3"] };
    expect(eventText(sceneOf(), event)).toBe("Cleo: card given – Target: You, Cards: 2, 3");
    expect(table.logLine(event, sceneOf())).toMatchObject({ jump: "seat-2" });
  });
});

test("every language has the words", async () => {
  const faults = vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const language of ["fr", "it", "de", "en"] as const) {
    await i18n.setLanguage(language);
    const scene = sceneOf();
    table.textBlocks(scene);
    table.status(scene);
    table.facts(scene as Scene<GenericView>);
  }
  expect(faults).not.toHaveBeenCalled();
});
