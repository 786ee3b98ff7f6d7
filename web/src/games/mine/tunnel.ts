/** Tunnel cards, start and goals' faces: rock is ink, a tunnel is where the ink has been cut away. */
import { HALF, bites, boulder, chips, rays } from "../../art/outlines";
import { type Random, seededRandom } from "../../art/random";
import {
  type Line,
  MID,
  MOUTH,
  OPPOSITE,
  OUT,
  type Point,
  type Side,
  by,
  each,
  nearest,
  outwards,
  pathOf,
  toward,
  xy,
} from "../../art/geometry";
import { door, gem, heap, ladder, bridge } from "./features";
import { type Shape, readShape } from "./tunnelShape";

const bleed = (side: Side): Point => outwards(side, 0.7); // past the edge, so that no seam shows
const stubEnd = (side: Side): Point => toward(MOUTH[side], MID, side === "E" || side === "W" ? 0.37 : 0.36);
const isCurve = ([a, b, more]: readonly Side[]): boolean => !more && !!a && !!b && OPPOSITE[a] !== b;
const hasChamber = ({ feature }: Shape): boolean => feature === "ladder" || feature === "stone" || feature === "gold";

/** The centre lines of one joined group, as short straight pieces. */
function centreLines(group: readonly Side[], chamber: boolean): Line[] {
  const [a, b] = group as [Side, Side];
  if (isCurve(group) && !chamber) return [curve(bleed(a), bleed(b))];
  if (group.length === 2 && OPPOSITE[a] === b) return [[bleed(a), MID, bleed(b)]];
  return group.map((side) => [bleed(side), MID]);
}

const curve = (a: Point, b: Point): Line =>
  Array.from({ length: 15 }, (_, i) => toward(toward(a, MID, i / 14), toward(MID, b, i / 14), i / 14));

/** The rounded inner corners where three or four tunnels meet. */
function fillets(group: readonly Side[], half: number): string {
  if (group.length < 3) return "";
  const corners = (["NE", "ES", "SW", "WN"] as const).map((two) => [...two] as [Side, Side]);
  const cut = ([a, b]: [Side, Side]): string => {
    const c = by(MID, OUT[a], half, OUT[b], half);
    return `M${xy(by(c, OUT[a], 11))}Q${xy(c)} ${xy(by(c, OUT[b], 11))}L${xy(c)}Z`;
  };
  return each(
    corners.filter((two) => two.every((side) => group.includes(side))),
    cut,
  );
}

/** What a stroke of that half width leaves square or open: fillets, chamber, ends of stubs. */
function roundings(shape: Shape, half: number, tone: string): string {
  const disc = ([x, y]: Point, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" class="${tone}"/>`;
  const corners = each(shape.joined, (group) => fillets(group, half));
  return (
    (corners && `<path d="${corners}" class="${tone}"/>`) +
    (hasChamber(shape) ? disc(MID, half + 13) : "") +
    each(shape.dead, (side) => disc(stubEnd(side), half - 1))
  );
}

/** Rubble that plugs a dead end across its whole width. */
function rubble(side: Side, rnd: Random): string {
  const along = OUT[side];
  const across: Point = [along[1], along[0]];
  const spot = (far: number, wide: number): Point => by(stubEnd(side), along, -far, across, wide);
  return [
    [2, -12, 9],
    [2, 12, 9],
    [7, 0, 11],
    [-5, 6, 5],
    [-5, -5, 4],
  ]
    .map(([far, wide, r]) => boulder(spot(far!, wide!), r!, rnd))
    .join("");
}

const CORNERS: readonly Point[] = [
  [99, 33],
  [21, 33],
  [99, 147],
  [21, 147],
];
const quietCorner = (lines: readonly Line[]): Point =>
  CORNERS.reduce((a, b) => (nearest(b, lines).far > nearest(a, lines).far + 1 ? b : a));

function featureOf({ feature, joined }: Shape, through: readonly Line[], quiet: Point): string {
  switch (feature) {
    case "green":
    case "blue":
      return door(feature, joined[0] && isCurve(joined[0]) ? through[0]![7]! : MID);
    case "ladder":
      return ladder();
    case "crystal":
      return gem(quiet);
    case "gold":
    case "stone":
      return heap(feature);
    default:
      return joined.length === 2 && !joined.some(isCurve) ? bridge() : "";
  }
}

const shaped = (d: string, as: string): string => (d ? `<path d="${d}" class="${as}"/>` : "");

/** The drawing of a tunnel card, of the start or of a goal's face, by its name. */
export function tunnel(name: string): string {
  const shape = readShape(name);
  const rnd = seededRandom(name);
  const chamber = hasChamber(shape);
  const through = shape.joined.flatMap((group) => centreLines(group, chamber));
  const lines = [...through, ...shape.dead.map((side) => [bleed(side), stubEnd(side)])];
  const quiet = quietCorner(lines);
  const free = (p: Point): boolean => shape.feature !== "crystal" || Math.hypot(p[0] - quiet[0], p[1] - quiet[1]) > 29;
  const d = pathOf(lines);
  // The floor reaches a little further than the wall, or a seam would show in it.
  const lips = each([...shape.joined.flat(), ...shape.dead], (side) => `M${xy(outwards(side, 1.3))}L${xy(outwards(side, -4))}`);
  return [
    '<rect x=".8" y=".8" width="118.4" height="178.4" rx="6" class="rock"/>',
    shaped(rays(lines, rnd, free), "rays"),
    shaped(bites(lines, rnd), "wall"),
    shaped(d, "wall-line"),
    roundings(shape, HALF, "wall"),
    shaped(d + lips, "floor-line"),
    roundings(shape, HALF - 4.5, "floor"),
    shaped(chips(lines, rnd), "wall"),
    `<path d="${d}" class="hatch" stroke="url(#cold-hatch)"/>`,
    each(shape.dead, (side) => shaped(rubble(side, rnd), "rubble")),
    featureOf(shape, through, quiet),
  ].join("");
}
