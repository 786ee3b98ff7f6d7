// The cutscenes of the mining games: a goal that is reached, the end of a round, a look at a goal.

import type { Step } from "../../../cutscenes/model";
import { isSecond, type MineEvent, type MineView } from "../types";
import { wayOfLight, type LitCard } from "./light";
import { picksOf, type Pick } from "./picks";

type Of<K extends string, More> = Step & { readonly kind: K } & More;

/** The last card comes to its place. */
export type Lands = Of<"lands", object>;
/** Light runs through the tunnel to a goal, through a card in `every` so many ms. */
export type Light = Of<"light", { readonly way: readonly LitCard[]; readonly goal: number; readonly every: number }>;
/** A goal turns over. */
export type GoalTurns = Of<"goal", { readonly goal: number; readonly card: string }>;
/** The round ends without the treasure: the goals that are still hidden turn over. */
export type Nothing = Of<"nothing", { readonly cards: readonly string[]; readonly open: readonly boolean[] }>;
/** The roles turn over one by one, `every` so many ms; `ended` is the view that has them. */
export type Roles = Of<"roles", { readonly ended: MineView; readonly roles: readonly string[]; readonly every: number }>;
/** The gold is picked in order. */
export type Gold = Of<"gold", { readonly roles: readonly string[]; readonly picks: readonly Pick[]; readonly every: number }>;
/** The viewer looks at a goal. */
export type OwnLook = Of<"own-look", { readonly goal: number; readonly card: string }>;
/** Somebody else looks at a goal. */
export type Look = Of<"look", { readonly goal: number; readonly seat: number }>;

export type MineStep = Lands | Light | GoalTurns | Nothing | Roles | Gold | OwnLook | Look;

// In ms, at the usual pace. All that can follow each other in a round's end take 6 s at most.
const LANDS = 250;
const LIT_CARD = 40;
const LIGHT_LONGEST = 700;
const LIGHT_STAYS = 250;
const GOAL = 1400;
const NOTHING = 1900;
const NOTHING_OPEN = 1150;
/** How long a goal takes to come up, and when its face is seen. */
export const RISE = 350;
const GOAL_OPEN = 620;
const ROLES = { all: 1200, most: 300, stays: 700 };
const GOLD = { all: 900, most: 260, stays: 600 };
const LOOK = 1500;
// The gold goes to the cards that have just turned over: making them anew would hold up the motion.
const PLAYERS = "players";

type Told<K extends MineEvent["event"]> = Extract<MineEvent, { event: K }>;

function ofKind<K extends MineEvent["event"]>(told: readonly MineEvent[], kind: K): Told<K>[] {
  return told.filter((event): event is Told<K> => event.event === kind);
}

/** The steps for what was told; `before` and `view` are the views before and after it. */
export function plan(told: readonly MineEvent[], before: MineView, view: MineView, seat: number | null): MineStep[] {
  return stepsFor(told, before, view, seat).map((step) => ({ ...step, told: toldBefore(step, told) }));
}

// How many events other steps have shown when this one begins.
function toldBefore(step: MineStep, told: readonly MineEvent[]): number {
  const goal = "goal" in step ? step.goal : null;
  const turned = told.findIndex((event) => event.event === "goal-turned" && (goal === null || event.goal === goal));
  const ended = told.findIndex(({ event }) => event === "round-ended");
  if (step.kind === "gold") return ended + 1;
  return Math.max(0, step.kind === "nothing" || step.kind === "roles" ? ended : turned);
}

function stepsFor(told: readonly MineEvent[], before: MineView, view: MineView, seat: number | null): MineStep[] {
  const turned = ofKind(told, "goal-turned");
  if (ofKind(told, "round-dealt").length) return [];
  if (ofKind(told, "round-ended").length) return roundEnd(turned, before, view);
  if (before.phase === "sharing" && view.phase !== "sharing" && !isSecond(view)) return goldSteps(before, view);
  if (turned.length) return reached(turned, view, (shown) => faceDown(shown, turned));
  return ofKind(told, "goal-looked-at").map((event) => (event.seat === seat ? ownLook(event) : look(event)));
}

type Hide = (view: MineView) => MineView;

// The last card, the light, and each goal that turns over.
function reached(turned: readonly Told<"goal-turned">[], view: MineView, hide: Hide): MineStep[] {
  const steps: MineStep[] = [{ kind: "lands", ms: LANDS, onBoard: true, hide }];
  for (const { goal, card } of turned) {
    const cell = view.goals[goal];
    const way = cell ? wayOfLight(pathways(view, goal), cell) : [];
    const every = Math.min(LIT_CARD, LIGHT_LONGEST / way.length);
    if (way.length) steps.push({ kind: "light", ms: every * way.length + LIGHT_STAYS, onBoard: true, way, goal, every, hide });
    steps.push({ kind: "goal", ms: GOAL, tellsAt: GOAL_OPEN, goal, card, hide });
  }
  return steps;
}

// Light passes the goals that lie open, too.
function pathways(view: MineView, except: number): MineView["maze"] {
  const goals = view.goals.flatMap((goal, number) =>
    goal.card && goal.face_up && number !== except ? [{ ...goal, card: goal.card }] : [],
  );
  return [...view.maze, ...goals];
}

function roundEnd(turned: readonly Told<"goal-turned">[], before: MineView, view: MineView): MineStep[] {
  const hide: Hide = (shown) => asBefore(shown, before);
  const cards = view.goals.map((goal) => goal.card ?? "");
  const open = before.goals.map((goal) => goal.face_up);
  const found = turned.some(({ card }) => card === "treasure");
  const first: MineStep[] = found
    ? []
    : [
        {
          kind: "nothing",
          ms: NOTHING,
          tellsAt: NOTHING_OPEN,
          cards,
          open: open.map((was, goal) => was || turned.some((each) => each.goal === goal)),
          hide,
        },
      ];
  // A stone may be turned over by the very card that ends the round.
  return [...(turned.length ? reached(turned, view, hide) : []), ...first, rolesStep(view, hide), ...shared(before, view)];
}

function rolesStep(view: MineView, hide: Hide): Roles {
  const roles = rolesOf(view);
  const every = Math.min(ROLES.most, ROLES.all / roles.length);
  const goalsOpen: Hide = (shown) => ({ ...hide(shown), goals: shown.goals.map((goal) => ({ ...goal, face_up: true })) }) as MineView;
  return { kind: "roles", picture: PLAYERS, ms: every * roles.length + ROLES.stays, ended: view, roles, every, hide: goalsOpen };
}

// Where players choose their gold, it is shown when all have chosen.
function shared(before: MineView, view: MineView): MineStep[] {
  return view.phase === "sharing" && !isSecond(view) ? [] : goldSteps(before, view);
}

function goldSteps(before: MineView, view: MineView): MineStep[] {
  const picks = picksOf(view);
  if (!picks.length) return [];
  const every = Math.min(GOLD.most, GOLD.all / picks.length);
  const hide: Hide = (shown) => withGold(shown, before);
  return [{ kind: "gold", picture: PLAYERS, ms: every * picks.length + GOLD.stays, roles: rolesOf(view), picks, every, hide }];
}

const rolesOf = (view: MineView): string[] => view.seats.map(({ role }) => role ?? "");

// Neither the note on the board nor the log is ahead of the card that turns over.
function ownLook({ goal, card }: Told<"goal-looked-at">): OwnLook {
  const hide: Hide = (shown) =>
    ({ ...shown, goals: shown.goals.map((each, number) => (number === goal ? { ...each, card: null } : each)) }) as MineView;
  return { kind: "own-look", picture: "own-look", ms: null, tellsAt: GOAL_OPEN, still: true, goal, card: card ?? "", hide };
}

function look({ goal, seat }: Told<"goal-looked-at">): Look {
  return { kind: "look", ms: LOOK, onBoard: true, goal, seat };
}

// Goals that have just been turned over, still face down; whoever has looked at one keeps the note.
function faceDown(view: MineView, turned: readonly Told<"goal-turned">[]): MineView {
  const goals = view.goals.map((goal, number) =>
    turned.some((each) => each.goal === number) ? { ...goal, face_up: false, card: null } : goal,
  );
  return { ...view, goals } as MineView;
}

// The table as it was when the round had not ended yet, with the cards that lie now.
function asBefore(view: MineView, before: MineView): MineView {
  const shown = withGold(view, before);
  const seats = shown.seats.map((each, seat) => ({ ...each, role: before.seats[seat]?.role ?? null }));
  const spare = isSecond(view) ? {} : { spare_role: null };
  return { ...shown, ...spare, seats, goals: before.goals, result: null } as MineView;
}

// Nobody has got anything yet, and nothing is decided.
function withGold(view: MineView, before: MineView): MineView {
  const open = { outcome: null, to_act: null };
  if (!isSecond(view)) return { ...view, ...open, offer: null, gold: isSecond(before) ? view.gold : before.gold } as MineView;
  const seats = view.seats.map((each, seat) => ({
    ...each,
    nuggets: isSecond(before) ? (before.seats[seat]?.nuggets ?? 0) : each.nuggets,
  }));
  return { ...view, ...open, seats } as MineView;
}
