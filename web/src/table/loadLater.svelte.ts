// Loads what a table needs later, as soon as the table is there, so that it comes before it is needed.

import type { LaterParts, TableModule } from "../games/module";

const AGAIN_MS = 3000;

type Parts = typeof import("./later") & LaterParts;

export class Later {
  /** The parts, when they are loaded. */
  parts = $state.raw<Parts | null>(null);
  private readonly waiting: (() => void)[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly module: Pick<TableModule, "later">) {
    this.load();
  }

  /** Does something with the parts: at once, if they are there. */
  with(use: (parts: Parts) => void): void {
    if (this.parts) use(this.parts);
    else this.waiting.push(() => this.parts && use(this.parts));
  }

  close(): void {
    clearTimeout(this.timer);
    this.waiting.length = 0;
  }

  // Without a line nothing else works either: it is tried until there is one.
  private load(): void {
    Promise.all([import("./later"), this.module.later()])
      .then(([table, game]) => {
        this.parts = { ...table, ...game.default };
        for (const use of this.waiting.splice(0)) use();
      })
      .catch(() => (this.timer = setTimeout(() => this.load(), AGAIN_MS)));
  }
}
