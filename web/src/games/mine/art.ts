/** The cards of the two mining games by their names, and the goals. */
import { actionCard, escaped, ground, memoized, pale } from "../../art/cards";
import { type Point, at, each, upright } from "../../art/geometry";
import { ROCK, icon, inked } from "../../art/glyphs";
import { burst } from "../../art/outlines";
import { heap } from "./features";
import { tunnel } from "./tunnel";
import { isTunnel } from "./tunnelShape";

export interface CardOptions {
  /** Laid upside down. */
  turned?: boolean;
  /** Cut off from the start. */
  cold?: boolean;
}

/** The drawing of a card by its name. */
export const cardArt = memoized((name: string, { turned, cold }: CardOptions = {}): string => {
  if (!isTunnel(name)) return actionCard(name);
  const classes = `tunnel${cold ? " cold" : ""}${turned ? " turned" : ""}`;
  return `<g class="${classes}"${turned ? ' transform="rotate(180 60 90)"' : ""}>${tunnel(name)}</g>`;
});

export const start = (): string => cardArt("start");

const SUNBURST = burst(28, [33, 33], (i) => (i % 2 ? [46, 74] : [40, 58]));

/** A goal face down; its numeral names the place, the same however the mine is turned. */
export const goalBack = memoized(
  (numeral: string): string =>
    `${pale("goal")}<path d="${SUNBURST}" fill="var(--card-ink)"/>` +
    upright(
      60,
      90,
      `<circle r="26" fill="var(--card-ink)"/><text y="${numeral.length > 2 ? 10 : 12}" class="figure" font-size="${numeral.length > 2 ? 29 : 36}" fill="var(--card)">${escaped(numeral)}</text>`,
    ),
);

const medal = (x: number, y: number, numeral: string): string =>
  upright(
    x,
    y,
    `<circle r="19" fill="var(--card-ink)" stroke="var(--private)" stroke-width="3"/><text y="8" class="figure" font-size="${numeral.length > 2 ? 20 : 24}" fill="var(--card)">${escaped(numeral)}</text>`,
  );

/** What the viewer knows of a goal, as large as the card lets it be: gold or stone, around the middle. */
export const goalNote = (card: string, size: number): string =>
  `<g transform="scale(${size}) translate(-60 -88)" data-note="${card === "treasure" ? "treasure" : "stone"}">${heap(card === "treasure" ? "gold" : "stone")}</g>`;

/** A goal face down that the viewer has looked at: in the colour of what is private, with what it is. */
export const goalSeen = (numeral: string, card: string): string =>
  ground("private", "on-private", "seen") +
  at(60, 92, goalNote(card, 1.5)) +
  upright(24, 26, inked(icon("lock"), 24, "private-ink")) +
  medal(96, 128, numeral);

/** A goal face down in a replay with everything open: what it is, and nothing private about it. */
export const goalOpened = (numeral: string, card: string): string =>
  `${pale("goal")}<path d="${SUNBURST}" fill="var(--card-ink)" opacity="0.18"/>` +
  at(60, 88, goalNote(card, 1.5)) +
  medal(96, 128, numeral);

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
export const goldCard = memoized((nuggets: 1 | 2 | 3): string => {
  const lump = `<path d="${ROCK}" fill="var(--gold-2)" stroke="var(--card-ink)" stroke-width="2.5" stroke-linejoin="round"/>${icon("nugget")}`;
  const lumps = each(NUGGETS[nuggets - 1]!, ([x, y]) => upright(x, y, inked(lump, nuggets === 1 ? 86 : 62, "golden")));
  return `${ground("card", "gold-2", "gold")}${lumps}<text x="22" y="36" class="figure" font-size="27" fill="var(--card-ink)">${nuggets}</text>`;
});
