// The drawings as the server places them into a picture of a result: one source of art for both. The library
// that makes the picture knows no CSS variables, so colours are those of the stage, written out.

import { readFileSync } from "node:fs";
import { cardBack } from "../art/cards";
import { FIGURES, figure } from "../art/figures";
import { DEFS, ICONS, icon } from "../art/glyphs";
import type { Picture } from "../art/pictures";
import { goalBack, cardArt as mineCard } from "../games/mine/art";
import { cardArt as sabotageCard, picture as sabotage } from "../games/sabotage/art";
import sabotageNames from "../games/sabotage/names.json";
import { picture as saboteur } from "../games/saboteur/picture";
import saboteurNames from "../games/saboteur/names.json";
import { picture as saboteur2 } from "../games/saboteur2/picture";
import saboteur2Names from "../games/saboteur2/names.json";
import { cardArt as sealsCard, picture as sevenSeals } from "../games/seven_seals/art";
import sealsNames from "../games/seven_seals/names.json";
import { SEALS, seal } from "../games/seven_seals/seals";

/** Everything that boards and pictures are put together from. Cards are 120 × 180, figures, icons and seals 48 × 48. */
export interface ShareSheet {
  style: string;
  defs: string;
  colours: Record<string, string>;
  cards: Record<string, string>;
  figures: { person: string; bot: string }[];
  icons: Record<string, string>;
  seals: Record<string, string>;
  pictures: Record<string, Picture>;
}

const NUMERALS = ["I", "II", "III"];
const GOALS = ["start", "treasure", "stone-SW", "stone-ES"];

/** The sheet, from the folder of the sources. */
export function shareSheet(folder: string): ShareSheet {
  const read = (name: string) => readFileSync(`${folder}/${name}`, "utf-8");
  const colours = coloursIn(read("styles/tokens.css"));
  const plain = (markup: string) => resolved(markup, colours);
  const speakers = [...read("styles/speakers.css").matchAll(/--speaker: ([^;]+);\s*--on-speaker: ([^;]+);/g)];
  const drawn = (number: number, bot: boolean) =>
    plain(figure(number, bot))
      .replace('class="figure-ground"', `fill="${speakers[number]?.[1]}"`)
      .replace('class="figure-print"', `color="${speakers[number]?.[2]}"`);
  const cards: Record<string, string> = {};
  const add = (name: string, art: string, turned = "") => (cards[name] = standing(plain(art), turned));
  for (const name of new Set([...GOALS, ...saboteurNames.cards, ...saboteur2Names.cards])) {
    add(name, mineCard(name));
    add(`${name} turned`, mineCard(name, { turned: true }), "rotate(-180)");
  }
  for (const name of sabotageNames.cards) add(name, sabotageCard(name));
  for (const name of sealsNames.cards) add(name, sealsCard(name));
  NUMERALS.forEach((numeral) => add(`goal ${numeral}`, goalBack(numeral)));
  add("back", cardBack());
  const pictures = { saboteur: saboteur(), saboteur2: saboteur2(), sabotage: sabotage(), seven_seals: sevenSeals() };
  return {
    style: styleOf(read("art/art.css"), colours),
    defs: plain(DEFS),
    colours: Object.fromEntries(["stage", "sheet", "ink", "ink-2", "lantern", "line"].map((name) => [name, colours.get(name) ?? ""])),
    cards,
    figures: FIGURES.map((_, number) => ({ person: drawn(number, false), bot: drawn(number, true) })),
    icons: Object.fromEntries(ICONS.map((name) => [name, plain(icon(name))])),
    seals: Object.fromEntries(SEALS.map((colour) => [colour, plain(seal(colour))])),
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([name, { viewBox, art }]) => [name, { viewBox, art: standing(plain(art), "") }]),
    ),
  };
}

// The colours of the dark theme, in which the stage is lit.
function coloursIn(css: string): Map<string, string> {
  const found = [...css.matchAll(/--([\w-]+): ([^;]+);/g)];
  return new Map(found.map(([, name = "", value = ""]) => [name, /^light-dark\([^,]+, ([^)]+)\)$/.exec(value)?.[1] ?? value]));
}

const resolved = (text: string, colours: ReadonlyMap<string, string>): string =>
  text.replace(/var\(--([\w-]+)(?:, [^)]*)?\)/g, (whole, name: string) => colours.get(name) ?? whole);

// What stays upright in a card is turned back by its own transform instead of by a variable.
const standing = (markup: string, turn: string): string => markup.replaceAll('class="upright"', turn ? `transform="${turn}"` : "");

// The plain rules of the art's classes: colours and strokes. Tunnels are lit, and cold where they are cut off.
function styleOf(css: string, colours: ReadonlyMap<string, string>): string {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/@media[\s\S]*$/, "");
  const rules = [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = "", body = ""]) => {
    const kept = body
      .split(";")
      .map((each) => each.trim())
      .filter((each) => /^(fill|stroke|color|opacity|font|text|display)/.test(each));
    if (!kept.length || selectors.includes(":is")) return [];
    const lit = (tones: [string, string]) =>
      resolved(
        kept.join(";").replace("var(--serif)", "serif"),
        new Map([...colours, ["tone", colours.get(tones[0]) ?? ""], ["tone-2", colours.get(tones[1]) ?? ""]]),
      );
    const named = selectors.trim().split(/,\s*/);
    const rule = `${named.join(",")}{${lit(["floor", "floor-2"])}}`;
    if (!body.includes("--tone")) return [rule];
    return [rule, `${named.map((each) => `.cold ${each}`).join(",")}{${lit(["cold", "cold-2"])}}`];
  });
  return rules.filter((rule) => !rule.includes("var(--")).join(""); // a player's colours are in their figure
}
