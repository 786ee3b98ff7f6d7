/** Icons on a 48 × 48 grid: one colour, told apart by silhouette, recognisable at 15 px. */
import { each, upright } from "./geometry";
import { gouges } from "./outlines";

/** Filled path data, or a pen's width and where it goes. Holes are real holes: fill-rule is evenodd. */
export type Part = string | readonly [number, string];

const CLOG =
  "M3 17C3 24 3 32 5 39H15L16.5 36.5H24L26 39H36C43 38.5 46.5 32 47.5 17C44.5 22.5 41 23.8 37 22.5C31 20.5 27 19 24 16Q24 12 13.5 12T3 17Z" +
  "M6 16.3a7.5 2.4 0 1 0 15 0a7.5 2.4 0 1 0-15 0ZM29.5 26.5q6 3 12-1q-5 6-12 1ZM31 31.5q4 2 8.5-.5q-4 4.5-8.5.5Z";
const CRYSTALS = "M23 5V44H15L14 17ZM25.5 5L34.5 17L33.5 44H25.500ZM12 44H10L4 36L6 22L11.5 18ZM36 44L37 20L42 24L44 36L38 44Z";
/** The outline of a nugget, or of a stone. */
export const ROCK = "M6 32L11 17L25 9L39 15L44 29L35 40L15 41Z";
const DISC = "a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z";

const GLYPHS = {
  pick: ["M6 18Q28-3 45.5 33Q42 33.5 39 30Q26.5 13.5 9.5 21.500Q5.5 21.5 6 18Z", [5.6, "M10 45L30 18"]],
  lantern: [
    [3.6, "M17.5 11a6.5 7 0 1 1 13 0"],
    "M14 11.500H34L38 19H10Z",
    "M12.5 21H35.500V36.500H12.500ZM24 22.500q7 7 0 13q-7-6 0-13Z",
    "M9.5 38.500H38.500V44.500H9.500Z",
  ],
  cart: [
    "M3 16H45L39.5 33H8.500ZM10 13.500l4-6 6 2 4-4 7 3 5-1 3 6Z",
    "M11 38.500a5 5 0 1 0 10 0a5 5 0 1 0-10 0ZM28 38.500a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z",
  ],
  map: [
    [3.8, "M5 12L18 7L30 12L43 7V37L30 42L18 37L5 42Z"],
    [2.2, "M18 7V37M30 12V42"],
    [3, "M34 19.500l5 6.500m0-6.500l-5 6.500M10 32q4-8 8-6t8-4"],
  ],
  rockfall: ["M8 30l6-8 10 1 4 9-6 10H11ZM28 40l2-9 9-3 6 7-4 7H30ZM24 13l7-5 8 4-1 9-9 3Z", [3.4, "M10 5V14M18 8V15M44.5 7V20"]],
  prison: [[4.6, "M5 7H43M5 41H43M10 8V40M19.5 8V40M28.5 8V40M38 8V40"]],
  free: [[5.4, "M5.5 24a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M23 24H44M35.5 24V33M43 24V31"]],
  thief: [
    "M2 17Q13 11 24 16Q35 11 46 17Q46 35 35 35Q28 35 24 27Q20 35 13 35Q2 35 2 17ZM8 22q6 9 12 2q-6-6-12-2ZM40 22q-6 9-12 2q6-6 12-2Z",
  ],
  "hands-off": [
    [5.2, "M16 28V12M22.3 26V6.500M28.7 26V7M35 28V11.5"],
    "M13.4 25H37.600V33Q37.6 45.5 27 45.500H24Q18 45.5 14 40L4.5 28.500Q3 26 5.5 24.500T10.5 25.500L13.4 29Z",
  ],
  inspection: [
    [4.6, "M5 20a15 15 0 1 0 30 0a15 15 0 1 0-30 0"],
    [6.5, "M31.5 31.500L43 43"],
    "M9.5 20Q20 8 30.5 20Q20 32 9.5 20ZM16.5 20a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z",
  ],
  "change-role": [
    "M13 28Q13 14 24 14T35 28Z",
    [4.6, "M6.5 30.500H41.5"],
    [3.2, "M10 9Q24-1 37 8M38 1.500V9H30.500M38 39Q24 49 11 40M10 46.500V39H17.5"],
  ],
  "swap-hands": [
    "M3 24L8 6L20 9.500L15 27.500ZM28 20.500L33 38.500L45 35L40 17Z",
    [3.4, "M26 7.500H40M35.5 3L40 7.500L35.5 12M22 40.500H8M12.5 36L8 40.500L12.5 45"],
  ],
  digger: [
    "M9 21Q9 4 24 4T39 21ZM19 13.500a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z",
    [5, "M6.5 23.500H41.5"],
    "M11 28Q11 44 24 46Q37 44 37 28Q33 33 29 30Q24 27 19 30Q15 33 11 28ZM19.5 35.500h9q-1 3.5-4.5 3.500t-4.5-3.500Z",
  ],
  saboteur: [CLOG],
  boss: [
    "M13 4H35V20.500H13ZM13 23.500H35V29H13Z",
    [5.5, "M7 29.500H41"],
    "M24 38.500Q18 34 10 41.500Q19 46 24 41.500Q29 46 38 41.500Q30 34 24 38.500Z",
  ],
  profiteer: [
    "M17.5 14.500H30.500L28.5 18Q42 26 39.5 37Q38 44 30 44H18Q10 44 8.5 37Q6 26 19.5 18ZM18 31a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z",
    "M17.5 12L13 4L24 7.500L35 4L30.5 12Z",
  ],
  geologist: [CRYSTALS],
  role: ["M10 26Q10 9 24 9T38 26ZM10 28.500H38V34H10Z", [5.5, "M5.5 34H42.5"]],
  clog: [CLOG],
  crystal: [CRYSTALS],
  nugget: ["M13 17L25 9.500L37 15L22 22.800ZM10.5 18.500L20.5 25L18.5 41L15 41L6 32ZM23.3 25L39.8 16.500L44 29L35 40L21 40.900Z"],
  stone: [
    [3.6, ROCK],
    [2.8, "M17 20L24 25L21 31M34 23L30 29"],
  ],
  wrench: ["M41 7a11 11 0 0 0-15 13L7 38.500a5 5 0 0 0 7 7L32 27A11 11 0 0 0 44 12l-7 6-6-5Z"],
  sabotage: [
    "M6 29.500a15 15 0 1 0 30 0a15 15 0 1 0-30 0ZM10 27q1-7 8-8.500q-5 4-5 9Z",
    "M25 12.500l5.5-4 6.5 8-5 4.500Z",
    [3.2, "M34 11q3-6 7-4"],
    [2.8, "M43 1.500v2.500M47 8.500h-2M47 2.500l-2 2"],
  ],
  dismantle: ["M1 33H10V30H16V46H10V43H1ZM47 33H38V30H32V46H38V43H47ZM16 17H32V26.5H16Z", [4, "M24 14V4M17.5 9L24 3L30.5 9"]],
  pipe: [
    [10, "M12 12V22a13 13 0 0 0 13 13H37"],
    [5, "M4 9H20M40 27V43"],
  ],
  hand: [[2.6, "M16 12L8 15.500L17 41L21 40"], "M22 6H37a3 3 0 0 1 3 3V37a3 3 0 0 1-3 3H22a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3Z"],
  deck: [[3.4, "M18 5H36a3 3 0 0 1 3 3V36a3 3 0 0 1-3 3H18a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM9 11V41Q9 44 12 44H33"]],
  lock: ["M13 21H35a4 4 0 0 1 4 4V39a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4V25a4 4 0 0 1 4-4ZM20 30" + DISC, [4.6, "M15 21V15a9 9 0 0 1 18 0V21"]],
  tunnel: [
    [6, "M5 10H43"],
    [5.6, "M11.5 13L9 43M36.5 13L39 43"],
    [3.4, "M20 43L22.5 22M28 43L25.5 22M19 37H29M21 29H27"],
  ],
  turn: [[4.6, "M38 17A16 16 0 1 0 40 27M40 6V18H28"]],
  robot: [
    "M15 15H33a6 6 0 0 1 6 6V35a6 6 0 0 1-6 6H15a6 6 0 0 1-6-6V21a6 6 0 0 1 6-6ZM14 27" + DISC + "M26 27" + DISC,
    "M20 6.5" + DISC,
    [3.4, "M24 15V8M4.5 24V32M43.5 24V32"],
  ],
  list: [[4.6, "M6 12H42M6 24H42M6 36H30"]],
  eye: ["M2 24Q24-4 46 24Q24 52 2 24ZM15 24a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z", "M20 24" + DISC],
  people: [
    "M9 13a7 7 0 1 0 14 0a7 7 0 1 0-14 0ZM3 40Q3 23 16 23T29 40Z",
    "M28 15a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM29 25Q45 20 45 38H32.5Q32 29 27 25Z",
  ],
  clock: [[4.4, "M5 24a19 19 0 1 0 38 0a19 19 0 1 0-38 0M24 13V24L32 29"]],
  crown: ["M6 33L3 12L14 21L24 6L34 21L45 12L42 33ZM6 36.5H42V42.5H6Z"],
  check: [[6.5, "M7 26L19 38L41 11"]],
  close: [[6, "M10 10L38 38M38 10L10 38"]],
  first: ["M44 8V40L20 24Z", [6, "M10 10V38"]],
  prev: ["M35 6V42L9 24Z"],
  play: ["M12 5V43L42 24Z"],
  pause: ["M9 7H20V41H9ZM28 7H39V41H28Z"],
  next: ["M13 6V42L39 24Z"],
  last: ["M4 8V40L28 24Z", [6, "M38 10V38"]],
  link: [[5, "M21 27a9 9 0 0 1 0-12l5-6a8.5 8.5 0 0 1 13 12l-4 5M27 21a9 9 0 0 1 0 12l-5 6a8.5 8.5 0 0 1-13-12l4-5"]],
  sound: ["M4 17H13L25 7V41L13 31H4Z", [4.4, "M32 16Q38 24 32 32M38 9Q49 24 38 39"]],
  mute: ["M4 17H13L25 7V41L13 31H4Z", [4.4, "M33 18L45 30M45 18L33 30"]],
  settings: [
    "M20 3H28L29.5 9L34 11.5L40 9.8L44 16.8L39.5 21V27L44 31.2L40 38.2L34 36.5L29.5 39L28 45H20L18.5 39L14 36.5L8 38.2L4 31.2L8.5 27V21L4 16.8L8 9.8L14 11.5L18.5 9ZM16.5 24a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0Z",
  ],
  flag: [[4.4, "M11 44V6"], "M14 7Q24 2 30 8T43 9V27Q36 32 29 26T14 26Z"],
} satisfies Record<string, readonly Part[]>;

export type IconName = keyof typeof GLYPHS;
export type Tool = "pick" | "lantern" | "cart";
export const ICONS = Object.keys(GLYPHS) as IconName[];
export const isIcon = (name: string): name is IconName => Object.hasOwn(GLYPHS, name);

const part = (p: Part): string =>
  typeof p === "string"
    ? `<path fill="currentColor" fill-rule="evenodd" d="${p}"/>`
    : `<path fill="none" stroke="currentColor" stroke-width="${p[0]}" stroke-linecap="round" stroke-linejoin="round" d="${p[1]}"/>`;
/** Shapes in one colour, the current one. */
export const shapes = (parts: readonly Part[]): string => each(parts, part);
const whole = (name: IconName): string => shapes(GLYPHS[name]);

/** Where each tool breaks: the crack, the corners on either side of it, and how the halves part. */
const CRACKS: Record<Tool, readonly [string, string, string, string, string]> = {
  pick: ["M-8 17L17 27L19.5 34L21.5 28L24 36L56 55", "V-8H-8Z", "H-8Z", "translate(2-3)", "translate(-3 2) rotate(34 15 39)"],
  lantern: [
    "M-8 33L14 33L20 27L26 34L31 28L56 31",
    "V-8H-8Z",
    "V56H-8Z",
    "translate(4-4) rotate(17 30 28)",
    "translate(-2 2) rotate(-4 24 40)",
  ],
  cart: [
    "M27-8L21 11L28 20L19 29L27 38L22 56",
    "H-8V-8Z",
    "H56V-8Z",
    "translate(-4 2) rotate(-10 24 24)",
    "translate(4-1) rotate(10 24 24)",
  ],
};
const TOOLS = Object.keys(CRACKS) as Tool[];
export const isTool = (name: string): name is Tool => Object.hasOwn(CRACKS, name);

/** A broken tool is the same silhouette in two halves, pulled apart along a crack. */
const halves = (tool: Tool): string =>
  each([0, 1], (i) => `<g transform="${CRACKS[tool][3 + i]}"><g clip-path="url(#crack-${tool}-${i})">${whole(tool)}</g></g>`);

// The texture of the stage repeats after so many pixels.
const TILE = 260;

/** What drawings refer to; the app puts it once into an `<svg class="art-defs">`. */
export const DEFS =
  "<defs>" +
  each(TOOLS, (tool) =>
    each([0, 1], (i) => `<clipPath id="crack-${tool}-${i}"><path d="${CRACKS[tool][0]}${CRACKS[tool][1 + i]}"/></clipPath>`),
  ) +
  '<pattern id="cold-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" stroke="var(--cold-2)" stroke-width="2.4"/></pattern>' +
  `<pattern id="stage-cuts" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse"><path class="stage-cut" d="${gouges(TILE)}"/></pattern></defs>`;

/** An icon for an svg with ICON_BOX; the tools may be broken. */
export const icon = (name: IconName, broken = false): string => (broken && isTool(name) ? halves(name) : whole(name));

export type Ink = "printed" | "reversed" | "lamplit" | "golden" | "private-ink";

/** The same by a name that comes from elsewhere; what has no icon is left blank. */
export const glyph = (name: string, broken = false): string => (isIcon(name) ? icon(name, broken) : "");

/** An icon around its drawing's origin, `size` wide. */
export const inked = (art: string, size: number, ink: Ink = "printed"): string =>
  `<g class="${ink}" transform="scale(${Math.round((size / 48) * 1000) / 1000}) translate(-24-24)">${art}</g>`;

/** An icon inside a drawing, centred on (x, y) and always upright. */
export const place = (art: string, x: number, y: number, size: number, ink?: Ink): string => upright(x, y, inked(art, size, ink));
