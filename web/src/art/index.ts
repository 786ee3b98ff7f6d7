/** The drawings that games share: pure functions from names to the inside of an svg. `art.css` has their classes. */
import "./art.css";

export { CARD_BOX, HIGH, ICON_BOX, SIDES, WIDE, at, type Side, upright } from "./geometry";
export { FIGURES, figure } from "./figures";
export { cardBack, roleBack, roleCard } from "./cards";
export { DEFS, ICONS, type IconName, type Tool, glyph, icon, isIcon } from "./glyphs";
export { ghostFrame, lastMove } from "./marks";
export type { Picture } from "./pictures";
