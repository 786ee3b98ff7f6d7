// Dragging a card of the hand to its place. A drop aims at a move and does not play it.

import { aimOnly, isAimedAt, liftCard, movesOn, spotsNow } from "./input";
import { keyOf } from "./grid";
import type { MineMove, MineScene } from "./types";

const TAP_PX = 8;

export class Dragging {
  /** The position of the dragged card in the window; null while none is dragged. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  /** Whether the click that follows ends a drag, and so is no tap. */
  moved = false;
  private began: { x: number; y: number } | null = null;

  constructor(
    private readonly scene: () => MineScene,
    private readonly place: () => number,
  ) {}

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.moved = false;
    this.began = { x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (!this.began) return;
    const far = Math.hypot(event.clientX - this.began.x, event.clientY - this.began.y);
    if (!this.moved && (far < TAP_PX || !this.lift())) return;
    if (!this.moved) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.moved = true;
    this.at = { x: event.clientX, y: event.clientY };
  }

  up(event: PointerEvent): void {
    if (this.moved && this.at) this.drop(event.clientX, event.clientY);
    this.cancel();
  }

  cancel(): void {
    this.began = null;
    this.at = null;
  }

  // Only a card that can be played is dragged.
  private lift(): boolean {
    const { selection } = this.scene();
    if (!selection || selection.moves.length === 0) return false;
    if (selection.held !== this.place()) liftCard(this.scene(), this.place());
    return true;
  }

  private drop(x: number, y: number): void {
    const scene = this.scene();
    for (const element of document.elementsFromPoint(x, y)) {
      const cell = element.closest<SVGElement>("[data-spot]")?.dataset.spot;
      const spot = cell ? spotsNow(scene).find((each) => keyOf(each.cell) === cell) : undefined;
      if (spot) return this.end(isAimedAt(scene, spot) ? undefined : spot.moves[0]);
      const seat = element.closest<HTMLElement>("[data-anchor^='seat-']")?.dataset.anchor?.slice("seat-".length);
      const [move] = seat ? movesOn(scene, Number(seat)) : [];
      if (move) return this.end(move);
    }
  }

  // Aims even with `oneTap`: a drop may miss its place by a finger's width.
  private end(move: MineMove | undefined): void {
    const { selection } = this.scene();
    if (selection && move) aimOnly(selection, move);
  }
}
