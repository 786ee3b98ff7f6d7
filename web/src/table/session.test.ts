// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Snapshot, TableView } from "../wire/table";
import { Session, type AnyEvent } from "./session.svelte";
import { FakeSocket } from "./socket.fake";

const TABLE = {
  table: "T",
  game: "saboteur",
  phase: "playing",
  paused: false,
  host: 0,
  turn: 3,
  to_act: 0,
  people: [
    { person: 0, name: "Ann", seat: 0 },
    { person: 1, name: "Ben", seat: 1 },
  ],
  seats: [
    { person: 0, bot: null, away: false },
    { person: 1, bot: null, away: true },
  ],
} as unknown as TableView;

const snapshot = (more: Partial<Snapshot> = {}) =>
  ({
    type: "snapshot",
    stream: "seat-0",
    n: 6,
    now: Date.now() + 5000,
    you: 0,
    seat: 0,
    table: TABLE,
    view: { deck: 9, hand: ["NS"] },
    chat: [],
    here: [0],
    notes: { 1: "doubted" },
    ...more,
  }) as Snapshot;

let session: Session;
let heard: (readonly AnyEvent[] | null)[];

beforeEach(async () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  session = new Session("T");
  heard = [];
  session.listen((told) => heard.push(told));
  await Promise.resolve();
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PASS = { move: "pass", card: "NS" };
const server = () => FakeSocket.last;

test("a snapshot is all there is to know", () => {
  server().says(snapshot());
  expect(session.link).toBe("live");
  expect([session.you, session.seat, session.host, session.myTurn]).toEqual([0, 0, true, true]);
  expect(session.notes).toEqual({ 1: "doubted" });
  expect(heard).toEqual([null]);
  // The clocks differ by five seconds; a busy machine may lose one in between.
  expect(Math.abs(session.localTime(Date.now() + 5000) - Date.now())).toBeLessThan(1000);
});

test("news put changed fields into what is known, and tell what happened", () => {
  server().says(snapshot());
  const told = [{ event: "card-passed", seat: 0, card: null }];
  server().says({ type: "news", n: 7, told, table: { to_act: 1, turn: 4 }, view: { deck: 8 } });
  expect(session.view).toEqual({ deck: 8, hand: ["NS"] });
  expect(session.table?.to_act).toBe(1);
  expect(session.table?.host).toBe(0);
  expect(session.myTurn).toBe(false);
  expect(heard).toEqual([null, told]);
});

test("news that were seen already change nothing", () => {
  server().says(snapshot());
  server().says({ type: "news", n: 6, told: [], view: { deck: 1 } });
  expect(session.view).toEqual({ deck: 9, hand: ["NS"] });
  expect(heard).toEqual([null]);
});

test("after a gap the missing news are asked for, once, and taken in order", () => {
  server().says(snapshot());
  server().says({ type: "news", n: 9, told: [], view: { deck: 6 } });
  server().says({ type: "news", n: 10, told: [], view: { deck: 5 } });
  expect(server().sent.filter((each) => each.type === "resync")).toEqual([{ type: "resync", seen: 6 }]);
  expect(session.view).toMatchObject({ deck: 9 });
  for (const n of [7, 8, 9, 10]) server().says({ type: "news", n, told: [], view: { deck: 15 - n } });
  expect(session.view).toMatchObject({ deck: 5 });
});

test("with a fresh view nothing of the old one stays", () => {
  server().says(snapshot());
  server().says({ type: "news", n: 7, told: [], fresh: true, view: { deck: 40 } });
  expect(session.view).toEqual({ deck: 40 });
  server().says({ type: "news", n: 8, told: [], fresh: true });
  expect(session.view).toBeNull();
});

test("the viewer's seat follows the people of the table, and names outlast their bearers", () => {
  server().says(snapshot());
  server().says({ type: "news", n: 7, told: [], table: { people: [{ person: 0, name: "Ann", seat: null }] } });
  expect(session.seat).toBeNull();
  expect(session.nameOfPerson(1)).toBe("Ben");
});

test("marks are private, and come as a whole", () => {
  server().says(snapshot());
  server().says({ type: "news", n: 7, told: [], notes: { 1: "trusted" } });
  expect(session.notes).toEqual({ 1: "trusted" });
});

test("what is said is in the chat, and asides are known as such", () => {
  server().says(snapshot());
  const line = { person: 1, name: "Ben", at: 1, text: "hm", phrase: "" };
  const aside = { person: 0, name: "Ann", at: 2, text: "psst", phrase: "" };
  server().says({
    type: "news",
    n: 7,
    told: [
      { event: "said", line, aside: false },
      { event: "said", line: aside, aside: true },
    ],
  });
  expect(session.chat.map((each) => [each.text, session.isAside(each)])).toEqual([
    ["hm", false],
    ["psst", true],
  ]);
});

test("what watchers had said is put in where it was said", () => {
  server().says(snapshot({ chat: [{ person: 0, name: "Ann", at: 5, text: "late", phrase: "" }] }));
  const lines = [{ person: 7, name: "Wim", at: 1, text: "early", phrase: "" }];
  server().says({ type: "news", n: 7, told: [{ event: "watchers-had-said", lines }] });
  expect(session.chat.map((each) => each.text)).toEqual(["early", "late"]);
  expect(session.isAside(session.chat[0]!)).toBe(true);
});

test("a move names the turn, and is done when the news say so", async () => {
  server().says(snapshot());
  const done = session.play([PASS]);
  const asked = server().sent.at(-1);
  expect(asked).toMatchObject({ type: "do", command: { do: "move", turn: 3, move: { move: "pass", card: "NS" } } });
  server().says({ type: "news", n: 7, told: [], ack: asked?.type === "do" ? asked.id : "" });
  await expect(done).resolves.toBeUndefined();
});

test("moves that are played together are one command", () => {
  server().says(snapshot());
  void session.play([PASS, PASS, PASS]);
  const commands = server().sent.flatMap((sent) => (sent.type === "do" ? [sent.command] : []));
  expect(commands).toEqual([{ do: "move", turn: 3, move: PASS, more: [PASS, PASS] }]);
});

test("a refusal says why", async () => {
  server().says(snapshot());
  const done = session.play([PASS]);
  const asked = server().sent.at(-1);
  server().says({
    type: "refused",
    id: asked?.type === "do" ? asked.id : "",
    scope: "table",
    reason: "late",
    facts: {},
    words: "that was for an earlier turn",
  });
  await expect(done).rejects.toMatchObject({ reason: "late" });
});

test("a lost connection is mended from where it broke, and what was asked is asked again under its id", async () => {
  vi.useFakeTimers();
  server().says(snapshot());
  void session.play([PASS]);
  const first = server();
  const asked = first.sent.at(-1);
  first.breaks();
  expect(session.link).toBe("lost");
  await vi.advanceTimersByTimeAsync(200);
  expect(server()).not.toBe(first);
  expect(server().sent).toEqual([{ type: "hello", protocol: 1, stream: "seat-0", seen: 6, acknowledges: true }, asked]);
});

test("a farewell for good closes the table", () => {
  server().says(snapshot());
  server().says({ type: "farewell", reason: "removed", again: false });
  expect(session.gone).toBe("removed");
  expect(session.link).toBe("gone");
});

test("when the table is closed for this client, what was not answered has not been done", async () => {
  server().says(snapshot());
  const done = session.play([PASS]);
  server().says({ type: "farewell", reason: "removed", again: false });
  await expect(done).rejects.toMatchObject({ reason: "gone" });
});

test("who asked to leave has left", async () => {
  server().says(snapshot());
  const done = session.do({ do: "leave" });
  server().says({ type: "farewell", reason: "left", again: false });
  await expect(done).resolves.toBeUndefined();
});
