/** Wax seals and the cards of The Seven Seals: five colours, five sigils, and the ring and the cross. */
import { fringe } from "../../art/outlines";
import { seededRandom } from "../../art/random";
import { type Point, at, each, polar, toward, xy } from "../../art/geometry";

export const COLOURS = ["red", "yellow", "green", "blue", "violet"] as const;
export type Colour = (typeof COLOURS)[number];
export const SEALS = [...COLOURS, "white", "black"] as const;
export type SealColour = (typeof SEALS)[number];

// On a grid of 24 × 24.
const SIGIL: Record<SealColour, string> = {
  red: "M3 17L1.5 6L7.5 11L12 3L16.5 11L22.5 6L21 17ZM3 18.5H21V21.5H3Z",
  yellow:
    "M7 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM12 .5l2.2 4.5h-4.4ZM12 23.5l2.2-4.5h-4.4ZM.5 12l4.5 2.2v-4.4ZM23.5 12l-4.5 2.2v-4.4ZM3.9 3.9l4.7 1.5-3.2 3.2ZM20.1 20.1l-4.7-1.5 3.2-3.2ZM3.9 20.1l1.5-4.7 3.2 3.2ZM20.1 3.9l-1.5 4.7-3.2-3.2Z",
  green: "M4 20Q2 5 21 3Q21 21 7 19L13 11L5 22Z",
  blue: "M12 1.500Q20 12 19.2 16A7.3 7.3 0 0 1 4.8 16Q4 12 12 1.500ZM8 15.500a4 4 0 0 0 3.5 4.300q-2-1.8-2-4.300Z",
  violet: "M12 1.5L14.9 8.8L22.7 9.3L16.7 14.3L18.7 21.900L12 17.7L5.3 21.900L7.3 14.3L1.3 9.3L9.1 8.8Z",
  white: "M3 12a9 9 0 1 1 18 0a9 9 0 1 1-18 0ZM7.5 12a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z",
  black: "M5 2L12 9L19 2L22 5L15 12L22 19L19 22L12 15L5 22L2 19L9 12L2 5Z",
};

const isWax = (colour: SealColour): boolean => colour === "white" || colour === "black";
const wax = (colour: SealColour): string => `var(--${isWax(colour) ? "wax-" : ""}${colour})`;
const figureOn = (colour: SealColour): string => `var(--${["red", "blue", "black"].includes(colour) ? "wax-white" : "card-ink"})`;

/** A sigil with its upper left corner at (x, y). */
const sigil = (colour: SealColour, x: number, y: number, scale: number, look: string): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" fill-rule="evenodd" d="${SIGIL[colour]}" ${look}/>`;

/** The outline that wax takes when it is pressed. */
function blob(words: string): string {
  const rnd = seededRandom(words);
  const points: Point[] = Array.from({ length: 11 }, (_, i) => polar([24, 24], (i / 11) * 6.283, 20.5 + rnd() * 3.4));
  const between = (i: number): string => xy(toward(points[i % 11]!, points[(i + 1) % 11]!, 0.5));
  return `M${between(10)}${each(points, (p, i) => `Q${xy(p)} ${between(i)}`)}Z`;
}

/** A seal for an svg with ICON_BOX; given back (`kept`), only its imprint stays. */
export function seal(colour: SealColour, kept = false): string {
  const edge = blob(colour);
  if (kept)
    return `<path d="${edge}" fill="none" stroke="var(--line-strong)" stroke-width="2.2" stroke-dasharray="4.5 3.5"/>${sigil(colour, 14, 14, 0.83, 'fill="none" stroke="var(--line-strong)" stroke-width="2"')}`;
  const on = figureOn(colour);
  return (
    `<path d="${edge}" fill="${wax(colour)}" stroke="var(--rock-3)" stroke-width="1.6"/>` +
    `<circle cx="24" cy="24" r="17" fill="none" stroke="${on}" stroke-width="1.5" opacity=".5"/>` +
    sigil(colour, 12.6, 12.6, 0.95, `fill="${on}"`)
  );
}

/** A seal alone on a card's place. */
export const sealCard = (colour: SealColour, kept = false): string => at(12, 42, `<g transform="scale(2)">${seal(colour, kept)}</g>`);

/** A card of a colour and a value. The corner is what shows of it in a fan. */
export function numberCard(colour: Colour, value: number): string {
  const on = figureOn(colour);
  const wide = value > 9;
  return (
    `<rect x=".8" y=".8" width="118.4" height="178.4" rx="8" fill="${wax(colour)}"/>` +
    `<path d="${fringe(colour + value)}" fill="${on}" opacity=".4"/>` +
    `<rect x="5.5" y="5.5" width="109" height="169" rx="5" fill="none" stroke="${on}" stroke-width="1.6" opacity=".55"/>` +
    `<g class="figure" fill="${on}"><text x="${wide ? 28 : 24}" y="38" font-size="${wide ? 27 : 33}">${value}</text><text x="${wide ? 62 : 66}" y="${wide ? 125 : 129}" font-size="${wide ? 64 : 78}">${value}</text></g>` +
    sigil(colour, 12, 47, 1, `fill="${on}"`) +
    sigil(colour, 84, 146, 1, `fill="${on}"`)
  );
}
