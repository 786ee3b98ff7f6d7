/** Every card by the name that its game gives it, and the other pieces that have a card's size. */
import { burst, frame } from "./carving";
import { type Point, each, times, upright } from "./geometry";
import { type Team, teamSign } from "./features";
import { type IconName, type Tool, ROCK, icon, inked, isIcon, isTool, place } from "./glyphs";
import { type PipeColour, pipe } from "./pipes";
import { COLOURS, numberCard } from "./seals";
import { isTunnel } from "./shape";
import { tunnel } from "./tunnel";

export type Game = "saboteur" | "saboteur2" | "seven_seals" | "sabotage";

export interface CardOptions {
  /** Laid upside down. */
  turned?: boolean;
  /** Cut off from the start. */
  cold?: boolean;
  /** The cell of the roof on which a pipe card lies. */
  cell?: string;
}

// A dark card has a thin edge, or it would be lost on a dark table.
const ground = (fill: string, edge: string, words: string): string =>
  `<rect x="1.4" y="1.4" width="117.2" height="177.2" rx="8" fill="var(--${fill})" stroke="var(--${fill === "card" ? fill : "rock-2"})" stroke-width="1.2"/><path d="${frame(words, 6, 2.4)}" fill="var(--${edge})" fill-rule="evenodd"/>`;
const pale = (words: string): string => ground("card", "card-ink", words);
const dark = (words: string): string => ground("card-ink", "stone", words);

const GLEAM = burst(18, [43, 43], (i) => (i % 2 ? [52, 66] : [49, 56]), undefined, 0.045);
const GLOOM = burst(26, [49, 74], (i) => [44 + (i % 3) * 3, 50 + (i % 4) * 4], undefined, 0.035);

/** Harm is printed pale on dark, help dark on pale. */
const harm = (name: string, art: string): string =>
  `${dark(name)}<path d="${GLOOM}" fill="var(--rock-2)"/>${place(art, 60, 90, 78, "reversed")}`;
const help = (name: string, art: string): string =>
  `${pale(name)}<path d="${GLEAM}" fill="var(--card-2)"/>${place(art, 60, 90, 74)}`;

/** A repair card for either of two tools. */
const either = (name: string, [a, b]: Tool[]): string =>
  `${pale(name)}${place(icon(a!), 60, 48, 62)}<path d="M22 90H98" stroke="var(--card-ink)" stroke-width="2.5" stroke-dasharray="5 6" stroke-linecap="round"/>${place(icon(b!), 60, 132, 62)}`;

const HARM: readonly IconName[] = ["rockfall", "prison", "thief", "sabotage"];
const HELP: readonly IconName[] = [
  "map",
  "inspection",
  "change-role",
  "swap-hands",
  "free",
  "hands-off",
  "dismantle",
];

const unknown = (name: string): Error => new Error(`there is no drawing of ${name}`);

function action(name: string): string {
  const tools = name.slice(1).split("/");
  if (/^[-+]/.test(name) && tools.every(isTool)) return toolCard(name, tools);
  const harmful = HARM.find((known) => known === name);
  if (harmful) return harm(name, icon(harmful));
  const helpful = HELP.find((known) => known === name);
  if (helpful) return help(name, icon(helpful));
  throw unknown(name);
}

function toolCard(name: string, tools: Tool[]): string {
  if (name.startsWith("-")) return harm(name, icon(tools[0]!, true));
  return tools.length > 1 ? either(name, tools) : help(name, icon(tools[0]!));
}

/** "r7" → red 7: a colour's first letter names it. */
function numbered(name: string): string {
  const colour = COLOURS.find((each) => each.startsWith(name.slice(0, 1)));
  if (!colour || !/^.[1-9]\d?$/.test(name)) throw unknown(name);
  return numberCard(colour, Number(name.slice(1)));
}

/** "A-red", "wrench-lilac", or one of the two without a colour. */
function plumbed(name: string, cell?: string): string {
  const [, face, colour] = /^([A-IX]|wrench)-(red|orange|blue|lilac)$/.exec(name) ?? [];
  return face ? pipe(colour as PipeColour, face, cell) : action(name);
}

function mined(name: string, { turned, cold }: CardOptions): string {
  if (!isTunnel(name)) return action(name);
  const classes = `tunnel${cold ? " cold" : ""}${turned ? " turned" : ""}`;
  return `<g class="${classes}"${turned ? ' transform="rotate(180 60 90)"' : ""}>${tunnel(name)}</g>`;
}

function draw(game: Game, name: string, options: CardOptions): string {
  if (game === "seven_seals") return numbered(name);
  if (game === "sabotage") return plumbed(name, options.cell);
  return mined(name, options);
}

const drawn = new Map<string, string>();

/** The drawing of a card by its game's name for it, for an svg with CARD_BOX. */
export function cardArt(game: Game, name: string, options: CardOptions = {}): string {
  const key = [
    game,
    name,
    options.turned ? "t" : "",
    options.cold ? "c" : "",
    options.cell ?? "",
  ].join(" ");
  let art = drawn.get(key);
  if (art === undefined) drawn.set(key, (art = draw(game, name, options)));
  return art;
}

export const start = (): string => cardArt("saboteur", "start");

/** A goal that lies face up. */
export const goalFace = (card: string, options: CardOptions = {}): string =>
  cardArt("saboteur", card, options);

const SUNBURST = burst(28, [33, 33], (i) => (i % 2 ? [46, 74] : [40, 58]));

/** A goal face down; its numeral names the place, the same however the mine is turned. */
export const goalBack = (numeral: string): string =>
  `${pale("goal")}<path d="${SUNBURST}" fill="var(--card-ink)"/>` +
  upright(
    60,
    90,
    `<circle r="26" fill="var(--card-ink)"/><text y="${numeral.length > 2 ? 10 : 12}" class="figure" font-size="${numeral.length > 2 ? 29 : 36}" fill="var(--card)">${escaped(numeral)}</text>`,
  );

const medal = (name: IconName, size: number): string =>
  `<circle cx="60" cy="90" r="34" fill="var(--rock-3)" stroke="var(--floor-2)" stroke-width="2.5"/>${place(icon(name), 60, 90, size, "lamplit")}`;

const GLINTS = burst(36, [49, 79], (i) => [37 + (i % 2) * 3, 39 + (i % 3) * 6], undefined, 0.045);
const STRATA = times(9, (i) => `M10 ${24 + i * 16.5}q25-8 50 0t50 0`);

/** The back of every hidden card: there is but one. */
export const cardBack = (): string =>
  `${ground("rock-3", "floor-2", "back")}<path d="${GLINTS}" fill="var(--rock-2)"/>${medal("clog", 48)}`;

export const roleBack = (): string =>
  `${ground("rock-3", "floor-2", "role")}<path d="${STRATA}" fill="none" stroke="var(--rock-2)" stroke-width="2.5"/>${medal("role", 46)}`;

const escaped = (words: string): string => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A caption of up to two lines in the foot of a card. */
function caption(words: string): string {
  const middle = words.length > 10 ? words.lastIndexOf(" ", words.length / 2 + 3) : -1;
  const lines = middle > 0 ? [words.slice(0, middle), words.slice(middle + 1)] : [words];
  const size = Math.round(
    Math.min(lines.length > 1 ? 17 : 20, 150 / Math.max(...lines.map((line) => line.length))),
  );
  const first = lines.length > 1 ? 151 : 156;
  return `<g class="figure" fill="var(--card-ink)" font-size="${size}">${each(lines, (line, i) => `<text x="60" y="${first + i * 17}">${escaped(line)}</text>`)}</g>`;
}

const TEAM_OF: Record<string, Team> = { green: "green", blue: "blue" };

/** A role face up, with its name in the reader's language. Green and blue diggers wear their sign. */
export function roleCard(
  role: string,
  words: string,
  team: Team | undefined = TEAM_OF[role],
): string {
  const name = team ? "digger" : role;
  if (!isIcon(name)) throw unknown(role);
  const sign = team
    ? upright(
        93,
        31,
        `<circle r="17" fill="var(--${team})" stroke="var(--card-ink)" stroke-width="2"/>${teamSign(team, 8.5)}`,
      )
    : "";
  return `${pale(role)}${place(icon(name), 60, 76, 78)}${sign}<path d="M20 131H100" stroke="var(--card-ink)" stroke-width="1.8"/>${caption(words)}`;
}

const NUGGETS: readonly (readonly Point[])[] = [
  [[60, 92]],
  [
    [64, 58],
    [58, 128],
  ],
  [
    [68, 48],
    [38, 112],
    [84, 128],
  ],
];

/** A gold card worth one, two or three nuggets. */
export function goldCard(nuggets: 1 | 2 | 3): string {
  const lump = `<path d="${ROCK}" fill="var(--gold-2)" stroke="var(--card-ink)" stroke-width="2.5" stroke-linejoin="round"/>${icon("nugget")}`;
  const lumps = each(NUGGETS[nuggets - 1]!, ([x, y]) =>
    upright(x, y, inked(lump, nuggets === 1 ? 86 : 62, "golden")),
  );
  return `${ground("card", "gold-2", "gold")}${lumps}<text x="22" y="36" class="figure" font-size="27" fill="var(--card-ink)">${nuggets}</text>`;
}
