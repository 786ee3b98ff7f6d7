// Short messages at the edge of the screen that need no answer.

import { wordsOf } from "../net/api";

const STAYS_MS = 5000;

class Toasts {
  list = $state.raw<readonly { id: number; text: string }[]>([]);
  private last = 0;

  show(text: string): void {
    const id = ++this.last;
    this.list = [...this.list.filter((each) => each.text !== text), { id, text }];
    setTimeout(() => this.drop(id), STAYS_MS);
  }

  drop(id: number): void {
    this.list = this.list.filter((each) => each.id !== id);
  }
}

export const toasts = new Toasts();

/** Shows why something was refused. */
export function showError(reason: unknown): void {
  toasts.show(wordsOf(reason));
}
