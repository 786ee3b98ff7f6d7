// Dragging one's figure onto a goal or a player: the menu of what can be said there opens, as after a
// tap on them.

import { pointed } from "../table/pointed.svelte";

const TAP_PX = 8;
const PLACES = "[data-goal], [data-anchor^='seat-']";

interface Point {
  x: number;
  y: number;
}

export class FigureDrag {
  /** The position of the figure in the window; null while it is not dragged. */
  at = $state.raw<Point | null>(null);
  /** Whether the click that follows ends a drag, and so is no tap. */
  moved = false;
  private began: Point | null = null;
  private over: string | null = null;

  /** `show` opens the menu of a place. */
  constructor(private readonly show: (place: string) => void) {}

  /** A fast pointer leaves the figure at once, so its way is followed in the whole window. */
  down(event: PointerEvent): void {
    if (event.button !== 0 || this.began) return;
    this.began = { x: event.clientX, y: event.clientY };
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.up);
    addEventListener("pointercancel", this.end);
  }

  private move = (event: PointerEvent): void => {
    if (!this.began) return;
    const far = Math.hypot(event.clientX - this.began.x, event.clientY - this.began.y);
    if (!this.moved && far < TAP_PX) return;
    this.moved = true;
    this.at = { x: event.clientX, y: event.clientY };
    this.aim(placeAt(event.clientX, event.clientY));
  };

  private up = (event: PointerEvent): void => {
    const place = this.moved ? placeAt(event.clientX, event.clientY) : null;
    this.end();
    // A click may follow: it would close a menu that is open already.
    if (place) setTimeout(() => this.show(place));
  };

  private end = (): void => {
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.up);
    removeEventListener("pointercancel", this.end);
    this.began = null;
    this.at = null;
    this.aim(null);
    setTimeout(() => (this.moved = false));
  };

  // Marks the place where a drop would say something.
  private aim(place: string | null): void {
    if (place === this.over) return;
    pointed.leave(this.over ?? undefined);
    this.over = place;
    pointed.at(place ?? undefined);
  }
}

/** The goal or seat at a point, by the name of its place; null elsewhere. */
function placeAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest<HTMLElement | SVGElement>(PLACES);
    if (found) return found.dataset.anchor ?? `goal-${found.dataset.goal}`;
  }
  return null;
}
