import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const FTL = import.meta.glob<string>("$locales/*/{front,games,options,table}.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(
  ["./*.svelte", "./*.ts", "../ui/*.svelte", "../screens/{Lobby,NewTable,NotFound}.svelte", "!./*.test.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

/** The texts of front.ftl by name, each with the facts that it names. */
function front(language: string): Record<string, string[]> {
  const source = Object.entries(FTL).find(([path]) => path.endsWith(`/${language}/front.ftl`))?.[1] ?? "";
  const parts = source.split(/^(?=[a-z][\w-]* =)/m).filter((part) => /^[a-z]/.test(part));
  return Object.fromEntries(parts.map((part) => [part.split(" =")[0], [...new Set(part.match(/\$\w+/g))].sort()]));
}

function spoken(language: string): FluentBundle {
  const bundle = new FluentBundle(language);
  for (const [path, source] of Object.entries(FTL)) {
    if (path.includes(`/${language}/`)) expect(bundle.addResource(new FluentResource(source))).toEqual([]); // no name twice
  }
  return bundle;
}

test.each(["fr", "it", "de"])("%s has the texts that English has, with the same facts", (language) => {
  expect(front(language)).toEqual(front("en"));
});

test.each(["en", "fr", "it", "de"])("every text that is asked for by its whole name is there: %s", (language) => {
  const bundle = spoken(language);
  const asked = Object.values(SOURCES).flatMap((source) => [...source.matchAll(/\bt\("([\w-]+)"/g)].map((found) => found[1]!));
  expect(asked.length).toBeGreaterThan(80);
  expect([...new Set(asked)].filter((name) => !bundle.hasMessage(name))).toEqual([]);
});
