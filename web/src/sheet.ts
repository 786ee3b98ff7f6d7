// A sheet of all drawings, to look at while drawing: `npm run dev`, then /sheet.html. Not built.
import "./styles/tokens.css";
import * as art from "./art";
import names from "./art/names.json";
import "./sheet.css";

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
document.documentElement.style.setProperty("--card-w", `${asked.get("w") ?? 58}px`);

type Entry = [string, string];
const GAMES = ["saboteur", "saboteur2", "seven_seals", "sabotage"] as const;
const card = ([drawing, name]: Entry) =>
  `<figure><svg class="card" viewBox="${art.CARD_BOX}">${drawing}</svg><figcaption>${name}</figcaption></figure>`;
const lying = ([drawing, name]: Entry) =>
  `<figure class="wide"><svg class="card lying" viewBox="0 0 180 120"><g class="mine-up" transform="translate(0 120) rotate(-90)">${drawing}</g></svg><figcaption>${name}</figcaption></figure>`;
const set = (title: string, entries: Entry[], draw = card) =>
  `<h2>${title}</h2><div class="set">${entries.map(draw).join("")}</div>`;
const named = (list: string[], draw: (name: string) => string): Entry[] =>
  list.map((name) => [draw(name), name]);
const unlike = (game: string, list: string[]) =>
  game === "saboteur2" ? list.filter((name) => !names.saboteur.cards.includes(name)) : list;

const icons = (size: number) =>
  art.ICONS.flatMap((name) =>
    [false, ...(["pick", "lantern", "cart"].includes(name) ? [true] : [])].map(
      (broken) => `<svg class="i${size}" viewBox="${art.ICON_BOX}">${art.icon(name, broken)}</svg>`,
    ),
  ).join("");
const seals = (size: number) =>
  [false, true]
    .flatMap((kept) =>
      names.seven_seals.seals.map(
        (colour) =>
          `<svg class="i${size}" viewBox="${art.ICON_BOX}">${art.seal(colour as art.SealColour, kept)}</svg>`,
      ),
    )
    .join("");
const picture = (game: art.Game) => {
  const { viewBox, art: drawing } = art.picture(game);
  return `<svg class="picture" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`;
};

type Laid = [number, number, string, art.CardOptions?];
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
  art.survey(-1, 0, 9, 3) +
  MINE.map(([c, r, name, options]) =>
    art.at(c * art.WIDE, r * art.HIGH, art.cardArt("saboteur2", name, options)),
  ).join("") +
  art.at(7 * art.WIDE, 0, art.goalBack("I") + art.peeked("stone-ES")) +
  art.at(7 * art.WIDE, 2 * art.HIGH, art.goalBack("III") + art.peeked("treasure")) +
  art.at(6 * art.WIDE, art.HIGH, art.lastMove()) +
  art.at(-art.WIDE, 0, art.legalCell()) +
  art.at(-art.WIDE, art.HIGH, art.legalCell(true)) +
  art.at(
    5 * art.WIDE,
    0,
    `<g class="ghost">${art.cardArt("saboteur", "ESW", { turned: true })}</g>${art.ghostFrame()}${art.joinedBars(["W", "E"])}`,
  );

document.querySelector("main")!.innerHTML =
  `<svg class="art-defs" aria-hidden="true">${art.DEFS}</svg>` +
  GAMES.map((game) =>
    set(
      game,
      named(unlike(game, names[game].cards), (name) => art.cardArt(game, name)),
    ),
  ).join("") +
  set(
    "saboteur, lying",
    named(
      ["-pick", "-cart", "+pick/cart", "map", "ladder-ES", "green-ES", "crystal-ESWxN", "treasure"],
      (name) => art.cardArt("saboteur2", name),
    ),
    lying,
  ) +
  set("other pieces", [
    ...named(["start", ...names.saboteur.goals], (name) => art.goalFace(name)),
    [art.goalFace("ESW", { cold: true }), "cut off"],
    [art.goalBack("II"), "goal"],
    [art.cardBack(), "card back"],
    [art.roleBack(), "role back"],
    [art.roleCard("digger", "Chercheur d’or"), "digger"],
    [art.roleCard("saboteur", "Saboteur"), "saboteur"],
    ...named(names.saboteur2.roles.slice(0, 5), (name) =>
      art.roleCard(name, name[0]!.toUpperCase() + name.slice(1)),
    ),
    ...([1, 2, 3] as const).map((n): Entry => [art.goldCard(n), `gold ${n}`]),
    ...named(names.seven_seals.seals, (name) => art.sealCard(name as art.SealColour)),
    [art.sealCard("green", true), "given back"],
  ]) +
  `<div class="icons">${icons(15)}</div><div class="icons">${icons(24)}</div><div class="icons">${icons(48)}</div>` +
  `<div class="icons">${seals(19)}</div><div class="icons">${seals(28)}</div>` +
  `<div class="icons">${GAMES.map(picture).join("")}</div>` +
  `<svg class="mine" viewBox="-150 -20 1150 580">${mine()}</svg><svg class="mine-small" viewBox="-20 -1000 580 1150"><g class="mine-up" transform="rotate(-90)">${mine()}</g></svg>`;
