// When a card says what it is: the mouse rests on it, it gets the focus by keyboard, or a finger stays on it.

const REST_MS = 450;
const PRESS_MS = 450;
const STILL_PX = 8;

/** The card under a pointer or with the focus: an element with its name in `data-card`. */
function cardAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-card]") : null;
}

function nameAt(card: Element): string {
  return card.getAttribute("data-card") ?? "";
}

export class CardTip {
  /** The element of the card that says what it is now. */
  card = $state.raw<Element | null>(null);
  /** The name of that card. */
  name = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waits: Element | null = null;
  // A click has put the tip away; it comes back when the mouse has been elsewhere.
  private dismissed: Element | null = null;
  private began: { x: number; y: number } | null = null;
  // The finger stayed, so the click that follows is no tap.
  private pressed = false;
  private byFocus = false;

  hide(): void {
    clearTimeout(this.timer);
    this.waits = null;
    if (this.card) this.card = null;
  }

  /** Hides the tip of a card that is no longer there. */
  check(): void {
    if (this.card && (!this.card.isConnected || nameAt(this.card) !== this.name)) this.hide();
  }

  move(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return this.moveFinger(event);
    const card = cardAt(event.target);
    if (card !== this.dismissed) this.dismissed = null;
    if (event.buttons || card === null || card === this.dismissed) return this.hide();
    if (card !== this.card && card !== this.waits) this.showAfter(card, REST_MS);
  }

  down(event: PointerEvent): void {
    this.hide();
    this.pressed = false;
    const card = cardAt(event.target);
    if (event.pointerType === "mouse") {
      this.dismissed = card;
      return;
    }
    this.began = { x: event.clientX, y: event.clientY };
    if (card) this.showAfter(card, PRESS_MS, () => (this.pressed = true));
  }

  /** The finger is lifted: a tip that it has called stays. */
  up(event: PointerEvent): void {
    if (event.pointerType !== "mouse" && !this.card) this.hide();
  }

  /** A long press is no tap. */
  click(event: MouseEvent): void {
    if (!this.pressed) return;
    this.pressed = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A long press opens no menu of the browser. */
  menu(event: Event): void {
    if (this.pressed) event.preventDefault();
  }

  focus(event: FocusEvent): void {
    const card = cardAt(event.target);
    if (card?.matches(":focus-visible")) this.showAfter(card, 0, () => (this.byFocus = true));
  }

  /** The focus goes elsewhere, perhaps while Svelte takes its element away: no state is changed meanwhile. */
  blur(): void {
    if (this.byFocus) queueMicrotask(() => this.byFocus && this.hide());
  }

  /** Any key puts the tip away; Esc does nothing else then. */
  key(event: KeyboardEvent): void {
    if (!this.card || event.key === "Tab") return;
    this.hide();
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
  }

  private moveFinger(event: PointerEvent): void {
    if (!this.began || Math.hypot(event.clientX - this.began.x, event.clientY - this.began.y) < STILL_PX) return;
    this.began = null;
    this.hide();
  }

  private showAfter(card: Element, delay: number, then?: () => void): void {
    this.hide();
    this.waits = card;
    this.timer = setTimeout(() => {
      this.waits = null;
      this.name = nameAt(card);
      this.card = card;
      this.byFocus = false;
      then?.();
    }, delay);
  }
}
