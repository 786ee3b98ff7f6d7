// The two widths at which the layout changes, in pixels. CSS can't read them, so media queries repeat
// them: `max-width: 700px` or `min-width: 701px`, and the same for 1100. tokens.test.ts checks that.

/** A phone held upright, or a window as narrow. */
export const PHONE = 700;
/** No room for the log beside the board. */
export const NARROW = 1100;
