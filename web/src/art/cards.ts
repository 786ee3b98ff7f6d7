/** Pieces of a card's size that several games draw: grounds, action cards, backs, role cards. */
import { burst, frame } from "./outlines";
import { each, times, upright } from "./geometry";
import { type IconName, type Tool, icon, isIcon, isTool, place } from "./glyphs";

export type Team = "green" | "blue";

/** A team's sign, so that its colour never speaks alone. */
export const teamSign = (team: Team, r: number): string =>
  team === "green"
    ? `<path d="M0-${r}L${r * 1.1} ${r * 0.9}H-${r * 1.1}Z" fill="var(--card-ink)"/>`
    : `<circle r="${r * 0.95}" fill="var(--wax-white)"/>`;

/** Remembers what a function drew: a card's drawing never changes. */
export function memoized<Key extends readonly unknown[]>(draw: (...key: Key) => string): (...key: Key) => string {
  const drawn = new Map<string, string>();
  return (...key) => {
    const name = JSON.stringify(key);
    let art = drawn.get(name);
    if (art === undefined) drawn.set(name, (art = draw(...key)));
    return art;
  };
}

// A dark card has a thin edge, or it would be lost on a dark table.
export const ground = memoized(
  (fill: string, edge: string, words: string): string =>
    `<rect x="1.4" y="1.4" width="117.2" height="177.2" rx="8" fill="var(--${fill})" stroke="var(--${fill === "card" ? fill : "rock-2"})" stroke-width="1.2"/><path d="${frame(words, 6, 2.4)}" fill="var(--${edge})" fill-rule="evenodd"/>`,
);
export const pale = (words: string): string => ground("card", "card-ink", words);
const dark = (words: string): string => ground("card-ink", "stone", words);

const GLEAM = burst(18, [43, 43], (i) => (i % 2 ? [52, 66] : [49, 56]), undefined, 0.045);
const GLOOM = burst(26, [49, 74], (i) => [44 + (i % 3) * 3, 50 + (i % 4) * 4], undefined, 0.035);

/** Harm is printed pale on dark, help dark on pale. */
const harm = (name: string, art: string): string =>
  `${dark(name)}<path d="${GLOOM}" fill="var(--rock-2)"/>${place(art, 60, 90, 78, "reversed")}`;
const help = (name: string, art: string): string => `${pale(name)}<path d="${GLEAM}" fill="var(--card-2)"/>${place(art, 60, 90, 74)}`;

/** A repair card for either of two tools. */
const either = (name: string, [a, b]: Tool[]): string =>
  `${pale(name)}${place(icon(a!), 60, 48, 62)}<path d="M22 90H98" stroke="var(--card-ink)" stroke-width="2.5" stroke-dasharray="5 6" stroke-linecap="round"/>${place(icon(b!), 60, 132, 62)}`;

const HARM: readonly IconName[] = ["rockfall", "prison", "thief", "sabotage"];
const HELP: readonly IconName[] = ["map", "inspection", "change-role", "swap-hands", "free", "hands-off", "dismantle"];

export const unknown = (name: string): Error => new Error(`there is no drawing of ${name}`);

/** An action card by its name: a tool, or one of the icons above. */
export function actionCard(name: string): string {
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

const medal = (name: IconName, size: number): string =>
  `<circle cx="60" cy="90" r="34" fill="var(--rock-3)" stroke="var(--floor-2)" stroke-width="2.5"/>${place(icon(name), 60, 90, size, "lamplit")}`;

const GLINTS = burst(36, [49, 79], (i) => [37 + (i % 2) * 3, 39 + (i % 3) * 6], undefined, 0.045);
const STRATA = times(9, (i) => `M10 ${24 + i * 16.5}q25-8 50 0t50 0`);

/** The back of every hidden card: there is but one. */
export const cardBack = memoized(
  (): string => `${ground("rock-3", "floor-2", "back")}<path d="${GLINTS}" fill="var(--rock-2)"/>${medal("clog", 48)}`,
);

export const roleBack = memoized(
  (): string =>
    `${ground("rock-3", "floor-2", "role")}<path d="${STRATA}" fill="none" stroke="var(--rock-2)" stroke-width="2.5"/>${medal("role", 46)}`,
);

export const escaped = (words: string): string => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A caption of up to two lines in the foot of a card. */
function caption(words: string): string {
  const middle = words.length > 10 ? words.lastIndexOf(" ", words.length / 2 + 3) : -1;
  const lines = middle > 0 ? [words.slice(0, middle), words.slice(middle + 1)] : [words];
  const size = Math.round(Math.min(lines.length > 1 ? 17 : 20, 150 / Math.max(...lines.map((line) => line.length))));
  const first = lines.length > 1 ? 151 : 156;
  return `<g class="figure" fill="var(--card-ink)" font-size="${size}">${each(lines, (line, i) => `<text x="60" y="${first + i * 17}">${escaped(line)}</text>`)}</g>`;
}

const TEAM_OF: Record<string, Team> = { green: "green", blue: "blue" };

/** A role face up, with its name in the reader's language. Green and blue diggers wear their sign. */
export const roleCard = memoized((role: string, words: string, team: Team | undefined = TEAM_OF[role]): string => {
  const name = team ? "digger" : role;
  if (!isIcon(name)) throw unknown(role);
  const sign = team
    ? upright(93, 31, `<circle r="17" fill="var(--${team})" stroke="var(--card-ink)" stroke-width="2"/>${teamSign(team, 8.5)}`)
    : "";
  return `${pale(role)}${place(icon(name), 60, 76, 78)}${sign}<path d="M20 131H100" stroke="var(--card-ink)" stroke-width="1.8"/>${caption(words)}`;
});
