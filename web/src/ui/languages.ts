import type { Language } from "../i18n/i18n.svelte";

/** Each language as it calls itself; the same in all of them. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  it: "Italiano",
  de: "Deutsch",
};
