// The camera over the mine: it fits the whole mine until the user pans or zooms.

import { fit, showing, zoomed, type Box, type Size, type Window } from "./grid";

const MOST = 1.6;
const MOST_FITTED = 1.2;
const LEAST = 0.15;
// Below this scale places are too small for a finger, even with their larger tap areas.
const FINGER = 0.29;
const NEAR = 0.4;

export class Camera {
  window = $state.raw<Window>({ scale: 1, x: 0, y: 0 });
  /** Whether the user has panned or zoomed, which stops automatic fitting. */
  own = $state(false);
  /** Whether the camera moves smoothly; not while a finger moves it. */
  gliding = $state(false);
  private box: Box | null = null;
  private spots: Box | null = null;
  private size: Size = { wide: 0, high: 0 };

  /**
   * Fits a mine or a window that has changed, unless the user has panned or zoomed. If all
   * of it would be too small for a finger, fits only the places that can be tapped (`spots`).
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

  /** Moves the camera so that this box is visible. */
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
