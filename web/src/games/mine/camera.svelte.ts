// The camera over the mine. It keeps still until a card would fall outside, and leaves panning and zooming to the user.

import { fit, showing, zoomed, type Box, type Size, type Window } from "./grid";

const MOST = 1.6;
const MOST_FITTED = 1.2;
const LEAST = 0.15;
// Below this scale places are too small for a finger, even with their larger tap areas.
const FINGER = 0.29;
const NEAR = 0.4;
// A window that changes its size is laid out in several steps; the mine is fitted to the last of them.
const SETTLING_MS = 1000;
// Pixels by which a card may stand over the edge.
const SLACK = 1;

/** What the camera looks at; boxes as they lie on the screen. */
export interface Look {
  box: Box;
  cards: Box;
  spots: Box | null;
  size: Size;
  occasion: string;
}

export class Camera {
  window = $state.raw<Window>({ scale: 1, x: 0, y: 0 });
  /** Whether the user has panned or zoomed, which stops automatic fitting. */
  own = $state(false);
  /** Whether the camera moves smoothly; not while a finger moves it. */
  gliding = $state(false);
  private seen: Look | null = null;
  private changedAt = 0;

  /**
   * Fits the mine if a part of `cards` would be outside, or if `occasion` has changed: another round, another window.
   * `box` is what is fitted: the cards with room around them. If all of it would be too small for a finger, only the
   * places that can be tapped (`spots`) are fitted. Nothing moves if the user has panned or zoomed.
   */
  look({ box, cards, spots, size, occasion }: Look): void {
    const before = this.seen;
    this.seen = { box, cards, spots, size, occasion };
    if (this.own || size.wide === 0 || size.high === 0) return;
    const first = !before || before.size.wide === 0;
    const another = !first && before.occasion !== occasion;
    if (another) this.changedAt = Date.now();
    const resized = !first && (before.size.wide !== size.wide || before.size.high !== size.high);
    const fresh = first || another || (resized && Date.now() - this.changedAt < SETTLING_MS);
    const whole = fit(box, size, LEAST, MOST_FITTED);
    const near = spots !== null && whole.scale < FINGER;
    if (!fresh && (near ? this.shows(spots) && this.window.scale >= FINGER : this.shows(cards))) return;
    this.gliding = !fresh;
    this.window = near ? fit(spots, size, FINGER, NEAR) : whole;
  }

  /** Whether all of a box is in the window. */
  shows({ x, y, wide, high }: Box): boolean {
    const { window, size } = this;
    const [left, top] = [x * window.scale + window.x, y * window.scale + window.y];
    const [right, bottom] = [left + wide * window.scale, top + high * window.scale];
    return left >= -SLACK && top >= -SLACK && right <= size.wide + SLACK && bottom <= size.high + SLACK;
  }

  /** Shows everything again. */
  fit(): void {
    this.own = false;
    const { seen } = this;
    this.seen = null;
    if (seen) this.look(seen);
  }

  /** Moves the camera so that this box is visible. One whose middle is visible stays where it is. */
  follow(box: Box): void {
    const middle = { x: box.x + box.wide / 2, y: box.y + box.high / 2, wide: 0, high: 0 };
    if (this.size.wide === 0 || this.shows(middle)) return;
    this.gliding = true;
    this.window = showing(this.window, box, this.size);
  }

  move(dx: number, dy: number): void {
    this.own = true;
    this.gliding = false;
    const { scale, x, y } = this.window;
    this.window = { scale, x: x + dx, y: y + dy };
  }

  zoom(by: number, x = this.size.wide / 2, y = this.size.high / 2): void {
    this.own = true;
    this.gliding = false;
    this.window = zoomed(this.window, by, x, y, LEAST, MOST);
  }

  private get size(): Size {
    return this.seen?.size ?? { wide: 0, high: 0 };
  }

  /** How the drawing is moved: it is a layer of its own, so that panning draws nothing anew. */
  readonly moved = $derived(`translate(${this.window.x}px, ${this.window.y}px)`);
  /** How large it is drawn. */
  readonly scale = $derived(this.window.scale);
}
