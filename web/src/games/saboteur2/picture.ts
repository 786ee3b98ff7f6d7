import { type Picture, laidOut } from "../../art/pictures";
import { cardArt } from "../mine/art";

const ROWS = [
  ["crystal-NESW", "green-EW", "NS/EW", "EW", "NES"],
  ["NES", "crystal-EWxS", "NW/ES", "blue-EW", "NW/ES"],
];

export const picture = (): Picture => ({
  viewBox: "60 16 420 280",
  art: laidOut(ROWS.map((row) => row.map((card) => cardArt(card)))),
});
