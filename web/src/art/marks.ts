/** Marks over a card's place on the board, each drawn on the card's own 120 × 180. */

/** A mark twice: its dark rim, and itself. */
export const rimmed = (as: string, shape: string): string => `<${shape} class="${as} rim"/><${shape} class="${as}"/>`;

/** Pale corner brackets on the card laid last. */
export const lastMove = (): string => rimmed("last-move", 'path d="M10 26V10H26M94 10H110V26M110 154V170H94M26 170H10V154"');

/** The amber frame of a card that is not yet laid. */
export const ghostFrame = (): string => rimmed("ghost-frame", 'rect x="3" y="3" width="114" height="174" rx="7"');
