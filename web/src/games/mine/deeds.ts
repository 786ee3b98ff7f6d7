// The deeds of the mining games: what players do to each other, and to the mine.

import { glyph } from "../../art";
import { alone, between, faceOf, seatOf, type Deed, type Sign } from "../../deeds/model";
import type { GameEvent } from "../module";
import { anchorOf, keyOf } from "./grid";
import { TOOLS, type Cell, type MineEvent, type MineView } from "./types";

type Told<K extends MineEvent["event"]> = Extract<MineEvent, { event: K }>;

/** The deeds among what was told. */
export function deeds(told: readonly GameEvent[], before: MineView, after: MineView): Deed[] {
  return (told as readonly MineEvent[]).flatMap((event) => deedOf(event, before, after) ?? []);
}

const front = (seat: number, what: string): string[] => [`front-${seat}-${what}`];
const medal = (name: string, motion: Sign["motion"] = "appears"): Sign => ({ form: "medal", motion, art: glyph(name) });
const BREAKS = (tool: string): Sign => ({ form: "medal", motion: "breaks", before: glyph(tool), art: glyph(tool, true) });
const MENDS = (tool: string): Sign => ({ form: "medal", motion: "mends", before: glyph(tool, true), art: glyph(tool) });
const BARS_FALL: Sign = { form: "bars", motion: "falls" };
const BARS_RISE: Sign = { form: "bars", motion: "rises" };

function deedOf(event: MineEvent, before: MineView, after: MineView): Deed | null {
  const kind = event.event;
  switch (event.event) {
    case "tool-broken":
      return between(event, kind, BREAKS(event.tool), front(event.target, event.tool));
    case "tool-repaired":
      return between(event, kind, MENDS(event.tool), front(event.target, event.tool));
    case "tunnel-collapsed":
      return collapsed(event, before, after);
    case "role-inspected":
      return { ...between(event, kind, inspected(event)), carried: glyph("eye") };
    case "role-changed":
      // Neither role is shown: somebody else may look at the screen.
      return { ...between(event, kind, { ...medal("role", "turns"), before: glyph("change-role") }), carried: glyph("change-role") };
    case "hands-exchanged":
      return exchanged(event);
    case "player-imprisoned":
      return between(event, kind, BARS_FALL);
    case "player-freed":
      return { ...between(event, kind, BARS_RISE), carried: glyph("free") };
    case "thief-laid":
      return alone(event.seat, kind, medal("thief", "turns"), front(event.seat, "thief"));
    case "thief-warded-off":
      return between(event, kind, medal("hands-off"), front(event.target, "thief"));
    case "nugget-stolen":
      return stolen(event);
    case "front-cleared":
      return cleared(event);
    default:
      return null;
  }
}

// Only whoever looks is told the role.
function inspected({ role }: Told<"role-inspected">): Sign {
  if (role === null) return medal("eye");
  const name = role === "green" || role === "blue" ? "digger" : role;
  return { form: "medal", motion: "turns", before: glyph("eye"), art: glyph(name), own: true };
}

function exchanged({ event, seat, target }: Told<"hands-exchanged">): Deed {
  const [from, to] = [`cards-${seat}`, [`cards-${target}`, seatOf(target)]];
  const art = glyph("hand");
  return {
    kind: event,
    by: seat,
    from,
    to,
    sign: medal("swap-hands"),
    carried: art,
    returned: art,
    around: [seatOf(seat), seatOf(target)],
  };
}

// The nugget goes from the one who is robbed to the thief.
function stolen({ event, seat, target }: Told<"nugget-stolen">): Deed {
  const [from, to] = [`nuggets-${target}`, [`nuggets-${seat}`, seatOf(seat)]];
  return { kind: event, by: seat, from, to, sign: medal("nugget"), carried: glyph("nugget"), around: [seatOf(target), seatOf(seat)] };
}

function cleared({ event, seat, what }: Told<"front-cleared">): Deed {
  if (what === "prison") return alone(seat, event, BARS_RISE);
  const isTool = (TOOLS as readonly string[]).includes(what);
  return alone(seat, event, isTool ? MENDS(what) : medal("hands-off"), front(seat, what));
}

const FALLEN = "fallen-";

// The tunnels that are cut off by it are outlined from there on.
function collapsed(event: Told<"tunnel-collapsed">, before: MineView, after: MineView): Deed {
  const known = new Set(before.cut_off.map(keyOf));
  const far = ({ col, row }: Cell) => Math.abs(col - event.col) + Math.abs(row - event.row);
  const cut = after.cut_off.filter((cell) => !known.has(keyOf(cell))).sort((one, other) => far(one) - far(other));
  const place = FALLEN + keyOf(event);
  return {
    kind: event.event,
    by: event.seat,
    from: faceOf(event.seat),
    to: [place],
    sign: medal("rockfall", "falls"),
    around: [place, ...cut.map((cell) => placeIn(after, cell))],
  };
}

function placeIn(view: MineView, cell: Cell): string {
  const goal = view.goals.findIndex((each) => keyOf(each) === keyOf(cell));
  return goal < 0 ? anchorOf(cell) : `goal-${goal}`;
}

/** The cell that a deed has emptied, whose place the board has to mark. */
export function fallenCell({ to }: Deed): Cell | null {
  const [place = ""] = to;
  if (!place.startsWith(FALLEN)) return null;
  const [col = 0, row = 0] = place.slice(FALLEN.length).split(",").map(Number);
  return { col, row };
}
