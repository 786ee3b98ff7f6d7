// A sheet of all drawings, to look at while drawing: `npm run dev`, then /sheet.html. Not built.
import "./styles/tokens.css";
import * as art from "./art";
import * as mineArt from "./games/mine/art";
import * as marks from "./games/mine/marks";
import saboteur from "./games/saboteur/names.json";
import saboteur2 from "./games/saboteur2/names.json";
import sealNames from "./games/seven_seals/names.json";
import { type SealColour, seal, sealCard } from "./games/seven_seals/seals";
import type { GameModule } from "./games/module";
import "./sheet.css";

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
document.documentElement.style.setProperty("--card-w", `${asked.get("w") ?? 58}px`);

type Entry = [string, string];
const MODULES = import.meta.glob<GameModule>("./games/*/index.ts", { import: "default", eager: true });
const NAMES = import.meta.glob<{ cards: string[] }>("./games/*/names.json", { import: "default", eager: true });
const GAMES = Object.entries(NAMES).map(([path, { cards }]) => {
  const id = path.split("/").at(-2)!;
  return { id, cards, module: MODULES[`./games/${id}/index.ts`]! };
});
const card = ([drawing, name]: Entry) =>
  `<figure><svg class="card" viewBox="${art.CARD_BOX}">${drawing}</svg><figcaption>${name}</figcaption></figure>`;
const lying = ([drawing, name]: Entry) =>
  `<figure class="wide"><svg class="card lying" viewBox="0 0 180 120"><g class="mine-up" transform="translate(0 120) rotate(-90)">${drawing}</g></svg><figcaption>${name}</figcaption></figure>`;
const set = (title: string, entries: Entry[], draw = card) => `<h2>${title}</h2><div class="set">${entries.map(draw).join("")}</div>`;
const named = (list: string[], draw: (name: string) => string): Entry[] => list.map((name) => [draw(name), name]);
const unlike = (game: string, list: string[]) => (game === "saboteur2" ? list.filter((name) => !saboteur.cards.includes(name)) : list);

const icons = (size: number) =>
  art.ICONS.flatMap((name) =>
    [false, ...(["pick", "lantern", "cart"].includes(name) ? [true] : [])].map(
      (broken) => `<svg class="i${size}" viewBox="${art.ICON_BOX}">${art.icon(name, broken)}</svg>`,
    ),
  ).join("");
const seals = (size: number) =>
  [false, true]
    .flatMap((kept) =>
      sealNames.seals.map((colour) => `<svg class="i${size}" viewBox="${art.ICON_BOX}">${seal(colour as SealColour, kept)}</svg>`),
    )
    .join("");
const picture = ({ module }: { module: GameModule }) => {
  const { viewBox, art: drawing } = module.picture();
  return `<svg class="picture" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`;
};

type Laid = [number, number, string, mineArt.CardOptions?];
const MINE: Laid[] = [
  [0, 0, "start"],
  [1, 0, "EW"],
  [2, 0, "ESW"],
  [3, 0, "NESW"],
  [4, 0, "SW"],
  [4, 1, "NES"],
  [5, 1, "green-EW"],
  [2, 1, "crystal-NES", { turned: true }],
  [2, 2, "ES", { turned: true }],
  [3, 2, "NES", { cold: true }],
  [4, 2, "xNESW"],
  [6, 1, "ladder-NE", { turned: true }],
  [0, 1, "NSxE"],
  [1, 1, "xW", { turned: true, cold: true }],
  [0, 2, "NS/EW"],
  [1, 2, "blue-SW", { turned: true }],
  [5, 2, "treasure"],
  [6, 2, "stone-SW"],
];
const mine = () =>
  marks.survey(-1, 0, 9, 3) +
  MINE.map(([c, r, name, options]) => art.at(c * art.WIDE, r * art.HIGH, mineArt.cardArt(name, options))).join("") +
  art.at(7 * art.WIDE, 0, mineArt.goalSeen("I", "stone-ES")) +
  art.at(7 * art.WIDE, 2 * art.HIGH, mineArt.goalSeen("III", "treasure")) +
  art.at(6 * art.WIDE, art.HIGH, art.lastMove()) +
  art.at(-art.WIDE, 0, marks.legalCell()) +
  art.at(-art.WIDE, art.HIGH, marks.legalCell(true)) +
  art.at(
    5 * art.WIDE,
    0,
    `<g class="ghost">${mineArt.cardArt("ESW", { turned: true })}</g>${art.ghostFrame()}${marks.joinedBars(["W", "E"])}`,
  );

document.querySelector("main")!.innerHTML =
  `<svg class="art-defs" aria-hidden="true">${art.DEFS}</svg>` +
  GAMES.map(({ id, cards, module }) =>
    set(
      id,
      named(unlike(id, cards), (name) => module.cardArt(name)),
    ),
  ).join("") +
  set(
    "saboteur, lying",
    named(["-pick", "-cart", "+pick/cart", "map", "ladder-ES", "green-ES", "crystal-ESWxN", "treasure"], (name) => mineArt.cardArt(name)),
    lying,
  ) +
  set("other pieces", [
    ...named(["start", ...saboteur.goals], (name) => mineArt.cardArt(name)),
    [mineArt.cardArt("ESW", { cold: true }), "cut off"],
    [mineArt.goalBack("II"), "goal"],
    [art.cardBack(), "card back"],
    [art.roleBack(), "role back"],
    [art.roleCard("digger", "Chercheur d’or"), "digger"],
    [art.roleCard("saboteur", "Saboteur"), "saboteur"],
    ...named(saboteur2.roles.slice(0, 5), (name) => art.roleCard(name, name[0]!.toUpperCase() + name.slice(1))),
    ...([1, 2, 3] as const).map((n): Entry => [mineArt.goldCard(n), `gold ${n}`]),
    ...named(sealNames.seals, (name) => sealCard(name as SealColour)),
    [sealCard("green", true), "given back"],
  ]) +
  `<div class="icons">${icons(15)}</div><div class="icons">${icons(24)}</div><div class="icons">${icons(48)}</div>` +
  `<div class="icons">${seals(19)}</div><div class="icons">${seals(28)}</div>` +
  `<div class="icons">${GAMES.map(picture).join("")}</div>` +
  `<svg class="mine" viewBox="-150 -20 1150 580">${mine()}</svg><svg class="mine-small" viewBox="-20 -1000 580 1150"><g class="mine-up" transform="rotate(-90)">${mine()}</g></svg>`;
