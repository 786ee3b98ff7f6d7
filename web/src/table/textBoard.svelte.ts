// Whether the text board is shown; stored in this browser.

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
      // Without storage it lasts until the page is closed.
    }
  }
}

export const textBoard = new Shown();
