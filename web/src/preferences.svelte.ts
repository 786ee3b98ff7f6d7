// The user's preferences, stored in this browser.

import { NARROW, PHONE } from "./styles/breakpoints";
import { preferred, i18n, type Language } from "./i18n/i18n.svelte";

const KEY = "sabot";
const ON_PHONE = `(max-width: ${PHONE}px)`;
const WIDE = `(min-width: ${NARROW + 1}px)`;

export type Theme = "system" | "light" | "dark";
/** How fast things go by on this screen. */
export type Pace = "calm" | "usual" | "brisk";
export const PACES: readonly Pace[] = ["calm", "usual", "brisk"];
const FACTORS: Record<Pace, number> = { calm: 1.6, usual: 1, brisk: 0.5 };

interface Kept {
  name: string;
  figure: number | null; // the figure that stands for the user at tables; null: any
  language: Language | null;
  theme: Theme;
  sounds: boolean;
  oneTap: boolean;
  tunnelMarks: boolean; // who laid a tunnel is shown on its card
  cardNames: boolean; // the cards of the mining games have their names under the pictures
  notify: boolean;
  pace: Pace;
  meter: boolean | null; // the suspicion meter; null: in the first games against beginners
  coach: boolean; // what is new is explained in the first games
  games: number; // how many games have been played to the end
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {}; // nothing stored, or storage is not allowed
  }
}

class Preferences {
  name = $state("");
  figure = $state<number | null>(null);
  language = $state<Language | null>(null);
  theme = $state<Theme>("system");
  sounds = $state(!matchMedia(ON_PHONE).matches);
  oneTap = $state(false);
  tunnelMarks = $state(true);
  cardNames = $state(false);
  notify = $state(false);
  pace = $state<Pace>("usual");
  meter = $state<boolean | null>(null);
  coach = $state(true);
  games = $state(0);

  constructor() {
    Object.assign(this, read());
    addEventListener("storage", (event) => event.key === KEY && this.follow());
  }

  // Takes over changes from another tab.
  private follow(): void {
    Object.assign(this, read());
    this.paint();
    if (i18n.language !== this.firstLanguage()) void i18n.setLanguage(this.firstLanguage());
  }

  /** Changes preferences and stores them. */
  change(changes: Partial<Kept>): void {
    Object.assign(this, changes);
    const { name, figure, language, theme, sounds, oneTap, tunnelMarks, cardNames, notify, pace, meter, coach, games } = this;
    const kept: Kept = { name, figure, language, theme, sounds, oneTap, tunnelMarks, cardNames, notify, pace, meter, coach, games };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage it lasts until the page is closed.
    }
    if (changes.theme) this.paint();
    if (changes.language) void i18n.setLanguage(changes.language);
  }

  /** Sets the chosen theme on the page. */
  paint(): void {
    const root = document.documentElement;
    if (this.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }

  /** The language to begin with. */
  firstLanguage(): Language {
    return this.language ?? preferred(navigator.languages);
  }
}

export const preferences = new Preferences();

/** How long tricks and scenes stay on this screen: their usual time, times `factor`. */
export const pace = {
  get factor(): number {
    return FACTORS[preferences.pace] ?? 1;
  },
};

/** The screen: a `phone` held upright, `wide` with room for the log beside the board, `touch` by fingers. */
class Screen {
  phone = $state(false);
  wide = $state(true);
  touch = $state(false);

  constructor() {
    watch("(pointer: coarse)", (matches) => (this.touch = matches));
    watch(ON_PHONE, (matches) => (this.phone = matches));
    watch(WIDE, (matches) => (this.wide = matches));
  }
}

function watch(media: string, change: (matches: boolean) => void): void {
  const query = matchMedia(media);
  change(query.matches);
  query.addEventListener("change", () => change(query.matches));
}

export const screen = new Screen();
