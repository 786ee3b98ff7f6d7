// Pointer gestures on the board: one finger drags, two pinch, and a gesture that moved is no tap.

const TAP_PX = 8;
const TAP_MS = 300;
const WHEEL = 0.0015;
const AGAIN_MS = 350;
const AGAIN_PX = 32;

interface Finger {
  x: number;
  y: number;
}

export interface Moved {
  move(dx: number, dy: number): void;
  zoom(by: number, x: number, y: number): void;
}

export class Gestures {
  private readonly fingers = new Map<number, Finger>();
  private began = { x: 0, y: 0, at: 0, touch: false };
  private moving = false;
  private slow = false;
  private before: { x: number; y: number; at: number } | null = null;

  /** Whether a finger or the mouse is down on the board. */
  busy = $state(false);

  constructor(
    private readonly board: () => Element,
    private readonly camera: Moved,
  ) {}

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.fingers.size === 0) {
      this.began = { x: event.clientX, y: event.clientY, at: event.timeStamp, touch: event.pointerType === "touch" };
      this.moving = false;
      this.slow = false;
    } else {
      this.moving = true;
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.busy = true;
  }

  move(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const far = Math.hypot(event.clientX - this.began.x, event.clientY - this.began.y);
    if (!this.moving && far < TAP_PX) return;
    if (!this.moving) this.board().setPointerCapture(event.pointerId);
    this.moving = true;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    this.pinch(event);
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.camera.move(dx / this.fingers.size, dy / this.fingers.size);
  }

  up(event: PointerEvent): void {
    this.slow = this.began.touch && event.timeStamp - this.began.at >= TAP_MS;
    this.fingers.delete(event.pointerId);
    this.busy = this.fingers.size > 0;
  }

  /** Whether a tap is the second of a double tap. Not every browser reports them for touch. */
  again({ clientX: x, clientY: y, timeStamp: at }: MouseEvent): boolean {
    const before = this.tapped ? this.before : null;
    const found = before !== null && at - before.at < AGAIN_MS && Math.hypot(x - before.x, y - before.y) < AGAIN_PX;
    this.before = this.tapped && !found ? { x, y, at } : null;
    return found;
  }

  /** Whether the click that follows is a tap, and no end of a pan, a pinch or a long press. */
  get tapped(): boolean {
    return !this.moving && !this.slow;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const { x, y } = this.within(event.clientX, event.clientY);
    this.camera.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 16 : 1) * WHEEL), x, y);
  }

  private pinch(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!finger || !other) return;
    const before = Math.hypot(finger.x - other.x, finger.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    const { x, y } = this.within((event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
    if (before > 0) this.camera.zoom(after / before, x, y);
  }

  private within(x: number, y: number): Finger {
    const box = this.board().getBoundingClientRect();
    return { x: x - box.left, y: y - box.top };
  }
}
