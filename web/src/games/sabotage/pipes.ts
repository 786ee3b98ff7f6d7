/** The cards of Sabotage. Warm kin have square hubs and flanges, cool kin round ones; the second of each kin is striped. */
import { type Point, each, times } from "../../art/geometry";
import { icon, place } from "../../art/glyphs";

export type PipeColour = "red" | "orange" | "blue" | "lilac";
const WARM: readonly string[] = ["red", "orange"];
const STRIPED: readonly string[] = ["orange", "lilac"];

export const CELLS = "ABCDEFGHI";
const WAYS: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 1],
  [-1, -1],
  [-1, 1],
  [1, -1],
];
const isStraight = ([dx, dy]: Point): boolean => !dx || !dy;

/** The ways a pipe runs from a cell: along every line of the roof that passes through it. */
function waysFrom(cell: string): readonly Point[] {
  const i = CELLS.indexOf(cell);
  if (i < 0) return WAYS;
  const [x, y] = [i % 3, Math.floor(i / 3)];
  const on = (v: number): boolean => v >= 0 && v <= 2;
  return WAYS.filter((way) => on(x + way[0]) && on(y + way[1]) && (isStraight(way) || (x + y) % 2 === 0));
}

const run = (ways: readonly Point[], colour: string, width: number): string =>
  ways.length
    ? `<path d="${each(ways, ([dx, dy]) => `M60 90l${dx * 60} ${dy * 90}`)}" stroke="var(--${colour})" stroke-width="${width}"/>`
    : "";

function flange([dx, dy]: Point, warm: boolean): string {
  const [x, y] = [60 + dx * 48, 90 + dy * 78];
  return warm
    ? `<rect x="${x - (dx ? 5 : 16)}" y="${y - (dy ? 5 : 16)}" width="${dx ? 10 : 32}" height="${dy ? 10 : 32}" rx="1"/>`
    : `<ellipse cx="${x}" cy="${y}" rx="${dx ? 7 : 16}" ry="${dy ? 7 : 16}"/>`;
}

const hub = (warm: boolean, look: string): string =>
  warm ? `<rect x="33" y="61" width="54" height="58" rx="4" ${look}/>` : `<circle cx="60" cy="90" r="31" ${look}/>`;

/** ◆ red, ◇ orange, ● blue, ○ lilac. */
function kinMark(colour: PipeColour): string {
  const look = STRIPED.includes(colour)
    ? `fill="var(--card)" stroke="var(--${colour})" stroke-width="4.5"`
    : `fill="var(--${colour})" stroke="var(--card-ink)" stroke-width="1.5"`;
  return WARM.includes(colour)
    ? `<path d="M33 6L42 15L33 24L24 15Z" ${look} stroke-linejoin="round"/>`
    : `<circle cx="33" cy="15" r="7.5" ${look}/>`;
}

const TILES = times(5, (r) => times(r % 2 ? 3 : 4, (c) => `M${c * 30 + (r % 2 ? 19 : 4)} ${12 + r * 36}q11 13 22 0`));

/** A pipe card by colour and face; an X or a wrench on a roof takes on the pipes of its cell. */
export function pipe(colour: PipeColour, face: string, cell = face): string {
  const [warm, striped] = [WARM.includes(colour), STRIPED.includes(colour)];
  const ways = waysFrom(cell);
  const [straight, slant] = [ways.filter(isStraight), ways.filter((way) => !isStraight(way))];
  const sign =
    face === "wrench"
      ? place(icon("wrench"), 60, 90, 40)
      : `<text x="60" y="105" class="figure" font-size="43" fill="var(--card-ink)">${face}</text>`;
  return (
    `<rect x=".8" y=".8" width="118.4" height="178.4" rx="6" fill="var(--card)"/><path d="${TILES}" fill="none" stroke="var(--card-2)" stroke-width="2.5"/>` +
    run(slant, "card-ink", 13) +
    run(slant, colour, 8) +
    (striped ? run(slant, "card", 2.5) : "") +
    run(straight, "card-ink", 24) +
    run(straight, colour, 18) +
    (striped ? run(straight, "card", 5) : "") +
    `<g fill="var(--${colour})" stroke="var(--card-ink)" stroke-width="2.5">${each(straight, (way) => flange(way, warm))}</g>` +
    hub(warm, 'fill="var(--card)" stroke="var(--card-ink)" stroke-width="10"') +
    hub(warm, `fill="none" stroke="var(--${colour})" stroke-width="5.5"`) +
    sign +
    kinMark(colour)
  );
}
