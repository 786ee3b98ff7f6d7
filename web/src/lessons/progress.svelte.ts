// How far the user is in each lesson, stored in this browser.

const KEY = "sabot-lessons";
/** Stands in the place of a step when the lesson is over. */
const OVER = "";

function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept !== null && typeof kept === "object" ? (kept as Record<string, string>) : {};
  } catch {
    return {}; // nothing stored, or storage is not allowed
  }
}

class Progress {
  private steps = $state.raw<Readonly<Record<string, string>>>(read());

  /** The step at which the user left a lesson; null if it has not begun, or is over. */
  step(game: string): string | null {
    return this.steps[game] || null;
  }

  reach(game: string, step: string): void {
    this.keep({ ...read(), [game]: step });
  }

  finish(game: string): void {
    this.keep({ ...read(), [game]: OVER });
  }

  private keep(steps: Record<string, string>): void {
    this.steps = steps;
    try {
      localStorage.setItem(KEY, JSON.stringify(steps));
    } catch {
      // Without storage it lasts until the page is closed.
    }
  }
}

export const progress = new Progress();
