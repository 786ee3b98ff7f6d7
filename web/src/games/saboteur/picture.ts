import { type Picture, laidOut } from "../../art/pictures";
import { cardArt, goalBack } from "../mine/art";

export const picture = (): Picture => ({
  viewBox: "164 12 440 293",
  art: laidOut([
    [0, 0, cardArt("ES")],
    [1, 0, cardArt("ESW")],
    [2, 0, cardArt("EW")],
    [3, 0, cardArt("ESW")],
    [0, 1, cardArt("NES")],
    [1, 1, cardArt("start")],
    [2, 1, cardArt("xW")],
    [3, 1, cardArt("NES")],
    [4, 1, cardArt("SW")],
    [4, 0, goalBack("I")],
  ]),
});
