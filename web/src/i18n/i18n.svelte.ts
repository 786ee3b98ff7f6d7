// Translations: the Fluent catalogues that the Python side uses too, loaded as they are needed.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, FluentVariable>;

const FALLBACK: Language = "en";
const SOURCES = import.meta.glob<string>("$locales/*/*.ftl", { query: "?raw", import: "default" });
const PLACES = new Map(Object.keys(SOURCES).map((path) => [path.split("/").slice(-2).join("/"), path]));

/** Gives the text of a catalogue that is not built into the client; null if it can't be had now. */
export type CatalogueSource = (language: Language) => Promise<string | null>;

class Translations {
  language = $state<Language>(FALLBACK);
  // Replaced, not mutated, when a catalogue is loaded, so that every text on the screen is updated.
  private bundles = $state.raw<FluentBundle[]>([]);
  // The language that was asked for last; it may still be on its way.
  private wanted: Language = FALLBACK;
  private readonly catalogues = new Set<string>();
  private readonly sources = new Map<string, CatalogueSource>();
  // Each is parsed once.
  private readonly texts = new Map<string, FluentResource>();

  /** Loads catalogues in the present language. A test sees to it that each language has every text. */
  async load(...catalogues: string[]): Promise<void> {
    for (const each of catalogues) this.catalogues.add(each);
    await this.setLanguage(this.wanted);
  }

  /** Loads a catalogue from elsewhere. It adds texts and replaces none. */
  async loadFrom(catalogue: string, source: CatalogueSource): Promise<void> {
    this.sources.set(catalogue, source);
    await this.setLanguage(this.wanted);
  }

  /** Changes the language of everything at once. */
  async setLanguage(language: Language): Promise<void> {
    this.wanted = language;
    const languages = [...new Set([language, FALLBACK])];
    const own = [...this.catalogues].map((name) => this.fetch(language, name));
    // Those from elsewhere may lack texts, which are then shown in English.
    const others = languages.flatMap((each) => [...this.sources.keys()].map((name) => this.fetch(each, name)));
    await Promise.all([...own, ...others]);
    if (language !== this.wanted) return; // somebody has chosen another meanwhile
    this.language = language;
    this.bundles = languages.map((each) => this.bundle(each));
    document.documentElement.lang = language;
  }

  /** A text by its name, filled with facts. */
  format(name: string, facts?: Facts): string {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(name);
      if (message?.value) return bundle.formatPattern(message.value, facts ?? null, faults(name));
    }
    console.error(`there is no text "${name}"`);
    return name;
  }

  /** Whether there is such a text. */
  has(name: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(name));
  }

  private async fetch(language: Language, catalogue: string): Promise<void> {
    const key = `${language}/${catalogue}.ftl`;
    if (this.texts.has(key)) return;
    const source = this.catalogues.has(catalogue) ? SOURCES[PLACES.get(key) ?? ""] : this.sources.get(catalogue);
    if (!source) throw new Error(`there is no catalogue ${key}`);
    const text = await source(language);
    if (text !== null) this.texts.set(key, new FluentResource(text)); // else it is asked for again the next time
  }

  private bundle(language: Language): FluentBundle {
    const bundle = new FluentBundle(language, { useIsolating: false });
    // Those from elsewhere come last: the first text with a name is the one that is shown.
    for (const catalogue of [...this.catalogues, ...this.sources.keys()]) {
      const text = this.texts.get(`${language}/${catalogue}.ftl`);
      if (text) bundle.addResource(text);
    }
    return bundle;
  }
}

// A fact that a text lacks shows as its name; tests look at the console.
function faults(name: string): Error[] {
  return new Proxy([] as Error[], {
    set(list, key, value) {
      if (key !== "length") console.error(`text "${name}": ${value}`);
      return Reflect.set(list, key, value);
    },
  });
}

export const i18n = new Translations();

/** A text by its name, filled with facts: `t("table-round", { round: 2 })`. */
export function t(name: string, facts?: Facts): string {
  return i18n.format(name, facts);
}

/** The first of the browser's languages that has translations. */
export function preferred(wanted: readonly string[]): Language {
  const short = wanted.map((each) => each.slice(0, 2).toLowerCase());
  return short.find((each): each is Language => (LANGUAGES as readonly string[]).includes(each)) ?? FALLBACK;
}
