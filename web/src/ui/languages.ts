import type { Language } from "../i18n/i18n.svelte";

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  it: "Italiano",
  de: "Deutsch",
};
