import { expect, test } from "vitest";
import type { Event, MazeCard, View } from "../../saboteur/wire";
import { wayOfLight } from "./light";
import { plan, type MineStep } from "./steps";

const straight = (from: number, to: number): MazeCard[] =>
  Array.from({ length: to - from + 1 }, (_, place) => ({ card: "EW", col: from + place, row: 0, turned: false }));

const GOALS = ["stone-SW", "treasure", "stone-ES"];

function view(players: number, more: Partial<View>): View {
  const seats = Array.from({ length: players }, () => ({ cards: 3, broken: [], looked_at: [], role: null }));
  const goals = GOALS.map((_, number) => ({ col: 8, row: 2 * number - 2, card: null, face_up: false, turned: false }));
  return {
    game: "saboteur",
    phase: "playing",
    to_act: 1,
    outcome: null,
    result: null,
    spare_role: null,
    seats,
    goals,
    maze: straight(1, 6),
    gold: [0, 0, 0],
    gold_story: [],
    offer: null,
    ...more,
  } as unknown as View;
}

function over(players: number, won_by: string, more: Partial<View> = {}): View {
  const before = view(players, {});
  const seats = before.seats.map((seat, number) => ({ ...seat, role: number ? "digger" : "saboteur" }));
  const goals = before.goals.map((goal, number) => ({
    ...goal,
    card: GOALS[number] ?? null,
    face_up: number === 1 && won_by === "diggers",
  }));
  return {
    ...before,
    phase: "over",
    to_act: null,
    seats,
    goals,
    spare_role: "digger",
    maze: straight(1, 7),
    result: { won_by, winners: [1], gold_from: 0 },
    ...more,
  };
}

const LAID: Event = { event: "tunnel-laid", seat: 1, card: "EW", col: 7, row: 0, turned: false };
const FOUND: Event = { event: "goal-turned", goal: 1, card: "treasure", turned: false };
const ended = (players: number, won_by: string): Event => ({
  event: "round-ended",
  won_by,
  roles: Array.from({ length: players }, () => "digger"),
  spare_role: "digger",
  goals: GOALS,
});
const taken = (players: number) =>
  Array.from({ length: players }, (_, place) => ({
    gold: "taken" as const,
    seat: (place % (players - 1)) + 1,
    asked: false,
    value: null,
    left: null,
  }));

const kinds = (steps: readonly MineStep[]) => steps.map(({ kind }) => kind);
const shownIn = (steps: readonly MineStep[], kind: string, after: View) => steps.find((step) => step.kind === kind)?.hide?.(after) as View;

test("the treasure: card, light, goal, roles, gold, in 6 s at most", () => {
  for (const players of [3, 5, 10]) {
    const after = over(players, "diggers", { gold_story: taken(players) });
    const steps = plan([LAID, FOUND, ended(players, "diggers")], view(players, {}), after, 1);
    expect(kinds(steps)).toEqual(["lands", "light", "goal", "roles", "gold"]);
    expect(steps.reduce((sum, { ms }) => sum + (ms ?? 0), 0)).toBeLessThanOrEqual(6000);
  }
});

test("nothing is shown before the cutscene comes to it", () => {
  const after = over(5, "diggers", { gold_story: taken(5), gold: [0, 1, 0], outcome: { scores: [], winners: [] } });
  const steps = plan([LAID, FOUND, ended(5, "diggers")], view(5, {}), after, 1);
  for (const kind of ["lands", "light", "goal"]) {
    const shown = shownIn(steps, kind, after);
    expect(shown.maze).toEqual(after.maze);
    expect(shown.goals.some(({ card }) => card)).toBe(false);
    expect(shown.seats.some(({ role }) => role)).toBe(false);
    expect([shown.result, shown.outcome, shown.to_act, shown.spare_role, shown.offer]).toEqual([null, null, null, null, null]);
    expect(shown.gold).toEqual([0, 0, 0]);
  }
  const roles = shownIn(steps, "roles", after);
  expect(roles.goals.every(({ card, face_up }) => card && face_up)).toBe(true);
  expect(roles.seats.some(({ role }) => role)).toBe(false);
  const gold = shownIn(steps, "gold", after);
  expect(gold.seats.every(({ role }) => role)).toBe(true);
  expect([gold.outcome, gold.gold]).toEqual([null, [0, 0, 0]]);
});

test("a round without treasure shows where it lay, and is shorter", () => {
  const after = over(5, "saboteurs", { gold_story: [{ gold: "paid", seat: 0, owed: 4, cards: null }] });
  const before = view(5, {});
  const steps = plan([{ event: "card-passed", seat: 2, card: null }, ended(5, "saboteurs")], before, after, 1);
  expect(kinds(steps)).toEqual(["nothing", "roles", "gold"]);
  expect(steps[0]).toMatchObject({ cards: GOALS, open: [false, false, false] });
  expect(steps[2]).toMatchObject({ picks: [{ seat: 0, value: null, nuggets: 4 }] });
  expect(steps.reduce((sum, { ms }) => sum + (ms ?? 0), 0)).toBeLessThan(5000);
});

test("gold that players choose themselves is shown when all have chosen", () => {
  const sharing = over(3, "diggers", { phase: "sharing", to_act: 1, gold_story: [{ gold: "drawn", cards: 3 }] });
  expect(kinds(plan([LAID, FOUND, ended(3, "diggers")], view(3, {}), sharing, 1))).toEqual(["lands", "light", "goal", "roles"]);
  const done = over(3, "diggers", { gold_story: [{ gold: "drawn", cards: 3 }, ...taken(3)] });
  const last: Event = { event: "gold-shared", step: { gold: "taken", seat: 1, asked: true, value: 1, left: null } };
  expect(kinds(plan([last], sharing, done, 1))).toEqual(["gold"]);
  expect(plan([last], sharing, sharing, 1)).toEqual([]);
});

test("a stone in mid-round stays face down until it turns, and nothing else is hidden", () => {
  const stone: Event = { event: "goal-turned", goal: 1, card: "stone-SW", turned: false };
  const goals = view(3, {}).goals.map((goal, number) => (number === 1 ? { ...goal, card: "stone-SW", face_up: true } : goal));
  const after = view(3, { maze: straight(1, 7), goals, to_act: 2 });
  const steps = plan([LAID, stone], view(3, {}), after, 1);
  expect(kinds(steps)).toEqual(["lands", "light", "goal"]);
  expect(shownIn(steps, "light", after)).toEqual({ ...after, goals: view(3, {}).goals });
});

test("whoever looks at a goal sees it alone, for as long as they like", () => {
  const own: Event = { event: "goal-looked-at", seat: 1, goal: 2, card: "treasure" };
  expect(plan([own], view(3, {}), view(3, {}), 1)).toMatchObject([{ kind: "own-look", ms: null, still: true, goal: 2, card: "treasure" }]);
  const others: Event = { event: "goal-looked-at", seat: 1, goal: 2, card: null };
  const [seen] = plan([others], view(3, {}), view(3, {}), 0);
  expect(seen).toMatchObject({ kind: "look", goal: 2, seat: 1 });
  expect(seen).not.toHaveProperty("card");
});

test("a new round is not staged, nor is what happens every turn", () => {
  expect(plan([LAID], view(3, {}), view(3, {}), 0)).toEqual([]);
  const dealt: Event = { event: "round-dealt", round: 2, starter: 0, role: null, hand: [] };
  expect(plan([dealt], over(3, "diggers"), view(3, {}), 0)).toEqual([]);
});

test("light takes the shortest way through tunnels that are joined", () => {
  const goal = { col: 8, row: 0 };
  expect(wayOfLight(straight(1, 7), goal).map(({ col }) => col)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(wayOfLight(straight(1, 7), goal)[0]).toEqual({ col: 0, row: 0, from: null, to: "E" });
  expect(wayOfLight(straight(1, 7), goal)[8]).toEqual({ col: 8, row: 0, from: "W", to: null });
  expect(wayOfLight([...straight(1, 3), ...straight(5, 7)], goal)).toEqual([]);
});

test("light does not change over from one tunnel of a card to the other, nor pass a dead end", () => {
  const bend = (card: string, turned = false): MazeCard => ({ card, col: 1, row: 0, turned });
  const below = { col: 1, row: 1 };
  expect(wayOfLight([bend("SW")], below)).toHaveLength(3);
  expect(wayOfLight([bend("NE", true)], below)).toHaveLength(3);
  expect(wayOfLight([bend("NW/ES")], below)).toEqual([]);
  expect(wayOfLight([bend("xSW")], below)).toEqual([]);
});

test("from a ladder light begins anew", () => {
  const ladder: MazeCard = { card: "ladder-EW", col: 6, row: 2, turned: false };
  expect(wayOfLight([ladder, { ...ladder, card: "EW", col: 7 }], { col: 8, row: 2 }).map(({ col }) => col)).toEqual([6, 7, 8]);
});
