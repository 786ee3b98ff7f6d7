// What the build adds for the server: which files a page needs at once, and each file compressed.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin, Rollup } from "vite";

/** The files of texts: a language's catalogues by what is read together. The others are files of their own. */
const CATALOGUES: Record<string, string> = {
  front: "front",
  games: "front",
  table: "front",
  play: "play",
  aids: "play",
  bots: "play",
  claims: "play",
  mine: "mine",
  saboteur: "mine",
  saboteur2: "mine",
  "seven_seals-board": "seven_seals",
  "sabotage-board": "sabotage",
};
const LANGUAGES = ["en", "fr", "it", "de"];
const LIBRARIES = /node_modules\/(svelte|@fluent|esm-env|clsx)\/|^\0/;
// Smaller files are not worth a request of their own; they become part of one that needs them.
export const SMALL_BYTES = 20_000;

/** The file that a module goes into, if the bundler is not to decide. */
export function chunkOf(id: string): string | undefined {
  const [, language, catalogue] = /locales\/(\w+)\/([\w-]+)\.ftl/.exec(id) ?? [];
  if (language && catalogue) return `${CATALOGUES[catalogue] ?? catalogue}-${language}`;
  return LIBRARIES.test(id) ? "library" : undefined;
}

/**
 * Writes `preloads.json`: the files that a page needs by its screen, game and language, so that the
 * server names them in the page and the browser asks for all of them at once.
 */
export function preloads(): Plugin {
  return {
    name: "sabot-preloads",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
      const source = JSON.stringify(preloadLists(chunks));
      this.emitFile({ type: "asset", fileName: "preloads.json", source });
    },
  };
}

function preloadLists(chunks: Rollup.OutputChunk[]): Record<string, string[]> {
  const files = new Map(chunks.map((each) => [each.fileName, each]));
  const entry = withImports(chunks.filter((each) => each.isEntry));

  function withImports(roots: Rollup.OutputChunk[], found = new Set<string>()): Set<string> {
    for (const each of roots) {
      if (found.has(each.fileName)) continue;
      found.add(each.fileName);
      withImports(each.imports.flatMap((name) => files.get(name) ?? []), found);
    }
    return found;
  }
  const needed = (fits: (each: Rollup.OutputChunk) => boolean) =>
    [...withImports(chunks.filter(fits))].filter((name) => !entry.has(name));
  const withModule = (path: string) => needed((each) => each.moduleIds.some((id) => id.endsWith(path)));
  const words = (language: string, ...names: string[]) =>
    needed((each) => names.some((name) => each.name === `${CATALOGUES[name] ?? name}-${language}`));

  const lists: Record<string, string[]> = {
    lobby: withModule("/screens/Lobby.svelte"),
    table: withModule("/screens/Table.svelte"),
  };
  for (const language of LANGUAGES) {
    lists[`lobby ${language}`] = words(language, "front");
    lists[`table ${language}`] = words(language, "front", "play");
  }
  for (const game of gamesIn(chunks)) {
    const modules = ["index", "table"].flatMap((name) => withModule(`/games/${game}/${name}.ts`));
    lists[game] = [...new Set(modules)];
    for (const language of LANGUAGES) lists[`${game} ${language}`] = words(language, game);
  }
  return lists;
}

function gamesIn(chunks: Rollup.OutputChunk[]): string[] {
  const modules = chunks.flatMap((each) => each.moduleIds);
  return modules.flatMap((id) => /\/games\/(\w+)\/index\.ts$/.exec(id)?.[1] ?? []);
}

/** Writes each built file once more, compressed, into the folder `compressed`. */
export function compressed(folder: string): Plugin {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    name: "sabot-compressed",
    apply: "build",
    closeBundle() {
      mkdirSync(join(folder, "compressed"), { recursive: true });
      for (const name of readdirSync(join(folder, "assets"))) {
        const small = brotliCompressSync(readFileSync(join(folder, "assets", name)), { params });
        writeFileSync(join(folder, "compressed", `${basename(name)}.br`), small);
      }
    },
  };
}
