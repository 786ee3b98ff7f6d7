// Whether the board is shown in words, as this browser was told.

const KEY = "sabot-text-board";

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === "yes";
  } catch {
    return false;
  }
}

class Shown {
  shown = $state(kept());

  toggle(): void {
    this.shown = !this.shown;
    try {
      localStorage.setItem(KEY, this.shown ? "yes" : "no");
    } catch {
      // It holds until the page is closed.
    }
  }
}

export const textBoard = new Shown();
