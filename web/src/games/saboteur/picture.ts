import { type Picture, laidOut } from "../../art/pictures";
import { cardArt, goalBack } from "../mine/art";

const cards = (...names: string[]) => names.map((name) => cardArt(name));

export const picture = (): Picture => ({
  viewBox: "164 12 440 293",
  art: laidOut([[...cards("ES", "ESW", "EW", "ESW"), goalBack("I")], cards("NES", "start", "xW", "NES", "SW")]),
});
