/** The shape of a tunnel card, read from its name. It serves drawing only, never to judge a move. */
import { OPPOSITE, SIDES, type Side } from "../../art/geometry";

export type Feature = "ladder" | "green" | "blue" | "crystal" | "stone" | "gold";

export interface Shape {
  /** Groups of sides that are joined with each other. */
  joined: Side[][];
  dead: Side[];
  feature: Feature | undefined;
}

const sidesIn = (letters: string): Side[] => SIDES.filter((side) => letters.includes(side));

// The two whose names are words.
const WORDS: Record<string, string> = { start: "ladder-NESW", treasure: "gold-NESW" };

/** "NS/EW", "crystal-ESWxN", "stone-SW", "start" → joined sides, dead ends, and a feature. */
export function readShape(name: string): Shape {
  const [, feature, joined = "", dead = ""] =
    /^(?:(ladder|green|blue|crystal|stone|gold)-)?([NESW/]*)(?:x([NESW]+))?$/.exec(WORDS[name] ?? name) ?? [];
  return {
    joined: joined.split("/").filter(Boolean).map(sidesIn),
    dead: sidesIn(dead),
    feature: feature as Feature | undefined,
  };
}

export const isTunnel = (name: string): boolean => readShape(name).joined.length + readShape(name).dead.length > 0;

/** The sides where a laid card is open, for the bars that show what a ghost joins. */
export function openSides(name: string, turned = false): Side[] {
  const { joined, dead } = readShape(name);
  const open = [...joined.flat(), ...dead].map((side) => (turned ? OPPOSITE[side] : side));
  return SIDES.filter((side) => open.includes(side));
}
