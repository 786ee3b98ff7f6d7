// How one looks at the mine: the whole of it until one has moved or zoomed by oneself.

import { fit, showing, zoomed, type Box, type Size, type Window } from "./grid";

const MOST = 1.6;
const MOST_FITTED = 1.2;
const LEAST = 0.15;
// Below this a finger finds no place any more, even one that takes taps beyond its edge.
const FINGER = 0.29;
const NEAR = 0.4;

export class Camera {
  window = $state.raw<Window>({ scale: 1, x: 0, y: 0 });
  /** Whether one looks by oneself, so that nothing is fitted any more. */
  own = $state(false);
  /** Whether the view glides to its place; not while a finger moves it. */
  gliding = $state(false);
  private box: Box | null = null;
  private spots: Box | null = null;
  private size: Size = { wide: 0, high: 0 };

  /**
   * The mine, or the room for it, is another: it is fitted, unless one looks by oneself. Where all
   * of it would be too small for a finger, only the places that can be tapped are (`spots`).
   */
  look(box: Box, spots: Box | null, size: Size): void {
    const seen = this.box !== null && this.size.wide === size.wide && this.size.high === size.high;
    [this.box, this.spots, this.size] = [box, spots, size];
    if (this.own || size.wide === 0 || size.high === 0) return;
    this.gliding = seen;
    const whole = fit(box, size, LEAST, MOST_FITTED);
    this.window = spots && whole.scale < FINGER ? fit(spots, size, FINGER, NEAR) : whole;
  }

  /** Shows everything again. */
  fit(): void {
    this.own = false;
    if (this.box) this.look(this.box, this.spots, this.size);
  }

  /** Moves the view so that this can be seen, if it can't. */
  follow(box: Box): void {
    if (this.size.wide === 0) return;
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

  get transform(): string {
    const { scale, x, y } = this.window;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  }
}
