/** The drawings: pure functions from names to the inside of an svg. `art.css` has their classes. */
import "./art.css";

export { CARD_BOX, HIGH, ICON_BOX, SIDES, WIDE, at, type Side, upright } from "./geometry";
export {
  type CardOptions,
  type Game,
  cardArt,
  cardBack,
  goalBack,
  goalFace,
  goldCard,
  roleBack,
  roleCard,
  start,
} from "./cards";
export type { Team } from "./features";
export { DEFS, ICONS, type IconName, type Tool, glyph, icon, isIcon } from "./glyphs";
export { ghostFrame, joinedBars, lastMove, legalCell, peeked, survey, turnHint } from "./marks";
export { type Picture, picture } from "./pictures";
export { type Colour, type SealColour, seal, sealCard } from "./seals";
export { mouths } from "./shape";
