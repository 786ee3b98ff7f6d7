// What the build adds for the server: which files a page needs at once, and each file compressed.

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { runnerImport, type Plugin, type Rollup } from "vite";

/** The files of texts: a language's catalogues by what is read together. The others are files of their own. */
const CATALOGUES: Record<string, string> = {
  front: "front",
  games: "front",
  table: "front",
  play: "play",
  bots: "play",
  claims: "play",
  mine: "mine",
  saboteur: "mine",
  saboteur2: "mine",
  "seven_seals-board": "seven_seals",
  "sabotage-board": "sabotage",
};
const WORKER = "serviceWorker";
const LANGUAGES = ["en", "fr", "it", "de"];
const LIBRARIES = /node_modules\/(svelte|@fluent|esm-env|clsx)\/|^\0/;
// Smaller files are not worth a request of their own; they become part of one that needs them.
export const SMALL_BYTES = 20_000;
/** Games that have their table in common. */
const FAMILIES: Record<string, string> = { saboteur: "mine", saboteur2: "mine" };
/** Screens that need no table: what they share with it is in the first file. */
const FRONT = ["Lobby", "NewTable", "HowToPlay", "Deals", "Records"].map((screen) => `/screens/${screen}.svelte`);
/** What several screens of a table have when somebody wants it. */
const DIALOGS = ["/table/TableLock.svelte", "/share/ShareButton.svelte", "/records/RecordLink.svelte"];

type Graph = Pick<Rollup.ManualChunkMeta, "getModuleIds" | "getModuleInfo">;

/** The file that a module goes into, if the bundler is not to decide. */
export function chunkOf(id: string, graph: Graph): string | undefined {
  const [, language, catalogue] = /locales\/(\w+)\/([\w-]+)\.ftl/.exec(id) ?? [];
  if (language && catalogue) return `${CATALOGUES[catalogue] ?? catalogue}-${language}`;
  // The first that a table loads; the bundler would put others into it.
  if (id.endsWith("/net/early.ts")) return "early";
  if (LIBRARIES.test(id)) return "library";
  // Needed for invitations only; the bundler would merge it with what every table needs.
  if (id.includes("/node_modules/uqr/")) return "qr";
  divided = divided?.graph === graph ? divided : { graph, files: filesOfModules(graph) };
  return divided.files.get(id);
}

let divided: { graph: Graph; files: Map<string, string> } | null = null;

/**
 * Divides what a table needs into few files: the first file, which every page has; the frame of a table; for each
 * game its drawings, which the front page shows too, and its table; and what comes later. A file has all that its
 * modules import, except what a file before it has.
 */
function filesOfModules({ getModuleIds, getModuleInfo }: Graph): Map<string, string> {
  const ids = [...getModuleIds()];
  const files = new Map<string, string>();
  const withImports = (...paths: string[]): Set<string> => {
    const found = new Set(ids.filter((id) => paths.some((path) => id.endsWith(path))));
    for (const id of found) for (const each of getModuleInfo(id)?.importedIds ?? []) found.add(each);
    return found;
  };
  const put = (file: string, modules: Iterable<string>) => {
    for (const id of modules) if (!files.has(id)) files.set(id, file);
  };
  const games = ids.flatMap((id) => /\/games\/(?!generic)(\w+)\/index\.ts$/.exec(id)?.[1] ?? []);
  const families = [...new Set(games.map((game) => FAMILIES[game] ?? game))];
  // What a part of each family of games needs, and what more than one needs.
  const partsOf = (part: string) => {
    const own = families.map((family) => {
      const members = games.filter((game) => (FAMILIES[game] ?? game) === family);
      return { family, modules: withImports(...members.map((game) => `/games/${game}/${part}.ts`)) };
    });
    const several = own.flatMap(({ modules }, place) =>
      [...modules].filter((id) => own.slice(0, place).some((each) => each.modules.has(id))),
    );
    return { own, several };
  };

  put("index", withImports("/web/index.html"));
  const table = withImports("/screens/Table.svelte");
  const front = withImports(...FRONT);
  // The front page opens the settings without a table, too.
  const settings = withImports("/ui/Settings.svelte");
  const shared = [...table, ...settings].filter((id) => front.has(id) || (table.has(id) && settings.has(id)));
  put("index", shared);
  put("settings", settings);
  const art = partsOf("index");
  put("index", art.several);
  for (const { family, modules } of art.own) put(`${family}-art`, modules);
  put("table", table);
  const tables = partsOf("table");
  // What comes later at every table must not bring the table of another game with it.
  const laterParts = withImports("/table/later.ts");
  const common = [...tables.several, ...tables.own.flatMap(({ modules }) => [...modules].filter((id) => laterParts.has(id)))];
  for (const id of common) put(front.has(id) ? "index" : "table", [id]);
  for (const { family, modules } of tables.own) put(family, modules);
  put("dialogs", withImports(...DIALOGS));
  const later = partsOf("later");
  put("later", [...laterParts, ...later.several]);
  for (const { family, modules } of later.own) put(`${family}-later`, modules);
  return files;
}

/** Texts that only the terminal says: what it asks, and its help on the notation. */
const TERMINAL_ONLY = /^(?:seals-|sabotage-|claims-)?(?:prompt|help|no-use|no-tunnel|choose-for|pick|way)(?:-|$)/;

/** What the pages need of a catalogue: no comments, and nothing that only the terminal says. */
export function textsForPages(catalogue: string): string {
  const entries = catalogue.split(/^(?=[#a-z])/m);
  return entries.filter((each) => !each.startsWith("#") && !TERMINAL_ONLY.test(/^[\w-]*/.exec(each)?.[0] ?? "")).join("");
}

/** Catalogues come to the pages without what these never show. */
export function catalogues(): Plugin {
  return {
    name: "sabot-catalogues",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (query !== "raw" || !file?.endsWith(".ftl")) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(textsForPages(readFileSync(file, "utf8")))}`;
    },
  };
}

/** The file of an entry. A service worker has a name that does not change, at the root: it is for all pages. */
export function fileOf(chunk: { name: string }): string {
  return chunk.name === WORKER ? "service-worker.js" : "assets/[name]-[hash].js";
}

/** Writes into the service worker which files it keeps from the beginning: what the front page needs. */
export function serviceWorker(): Plugin {
  return {
    name: "sabot-service-worker",
    apply: "build",
    enforce: "post", // styles are files by then
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const chunks = files.filter((each) => each.type === "chunk");
      const worker = chunks.find((each) => each.name === WORKER);
      if (!worker) throw new Error("there is no service worker");
      if (worker.imports.length) throw new Error(`the service worker needs ${worker.imports.join()}: it must be one file`);
      const names = files.map((each) => each.fileName).sort();
      const shell = { build: createHash("sha256").update(names.join()).digest("hex").slice(0, 12), files: shellFiles(files) };
      worker.code = worker.code.replace(/(["'`])__SHELL__\1/, () => JSON.stringify(JSON.stringify(shell)));
    },
  };
}

function shellFiles(files: (Rollup.OutputChunk | Rollup.OutputAsset)[]): Record<string, string[]> {
  const chunks = files.filter((each) => each.type === "chunk");
  const lists = preloadLists(chunks);
  const entry = chunks.filter((each) => each.isEntry && each.name === "index");
  const always = [...entry.flatMap((each) => [each.fileName, ...each.imports, ...stylesOf(each)]), ...(lists["lobby"] ?? [])];
  const words = LANGUAGES.map((language) => [language, lists[`lobby ${language}`] ?? []] as const);
  return { always: [...new Set(always)], ...Object.fromEntries(words) };
}

/**
 * Writes `preloads.json`: the files that a page needs by its screen, game and language, so that the
 * server names them in the page and the browser asks for all of them at once. What a table loads only when it is
 * there stands in `<game> later` and `later <language>`.
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

/** The style sheets of what is in a file. */
const stylesOf = (chunk: Rollup.OutputChunk): Set<string> => chunk.viteMetadata?.importedCss ?? new Set();

function preloadLists(chunks: Rollup.OutputChunk[]): Record<string, string[]> {
  const files = new Map(chunks.map((each) => [each.fileName, each]));
  const entry = withImports(chunks.filter((each) => each.isEntry && each.name === "index"));

  function withImports(roots: Rollup.OutputChunk[], found = new Set<string>()): Set<string> {
    for (const each of roots) {
      if (found.has(each.fileName)) continue;
      for (const name of [each.fileName, ...stylesOf(each)]) found.add(name);
      withImports(
        each.imports.flatMap((name) => files.get(name) ?? []),
        found,
      );
    }
    return found;
  }
  const needed = (fits: (each: Rollup.OutputChunk) => boolean) => [...withImports(chunks.filter(fits))].filter((name) => !entry.has(name));
  const withModule = (path: string) => needed((each) => each.moduleIds.some((id) => id.endsWith(path)));
  const words = (language: string, ...names: string[]) =>
    needed((each) => names.some((name) => each.name === `${CATALOGUES[name] ?? name}-${language}`));

  const lists: Record<string, string[]> = {
    lobby: withModule("/screens/Lobby.svelte"),
    table: withModule("/screens/Table.svelte"),
    early: withModule("/net/early.ts"),
  };
  for (const language of LANGUAGES) {
    lists[`lobby ${language}`] = words(language, "front");
    lists[`table ${language}`] = words(language, "front", "play");
    lists[`later ${language}`] = words(language, "aids");
  }
  for (const game of gamesIn(chunks)) {
    const modules = ["index", "table"].flatMap((name) => withModule(`/games/${game}/${name}.ts`));
    lists[game] = [...new Set(modules)];
    const now = new Set([...modules, ...(lists.table ?? [])]);
    const later = ["/table/later.ts", `/games/${game}/later.ts`].flatMap(withModule);
    lists[`${game} later`] = [...new Set(later)].filter((name) => !now.has(name));
    for (const language of LANGUAGES) lists[`${game} ${language}`] = words(language, game);
  }
  return lists;
}

function gamesIn(chunks: Rollup.OutputChunk[]): string[] {
  const modules = chunks.flatMap((each) => each.moduleIds);
  return modules.flatMap((id) => /\/games\/(\w+)\/index\.ts$/.exec(id)?.[1] ?? []);
}

/** Writes `share.json`: the drawings that the server places into the picture of a result. */
export function shareSheet(): Plugin {
  return {
    name: "sabot-share-sheet",
    apply: "build",
    async generateBundle() {
      const sources = join(import.meta.dirname, "src");
      const { module } = await runnerImport<{ shareSheet(folder: string): unknown }>(join(sources, "share", "sheet.ts"), {
        configFile: false,
      });
      this.emitFile({ type: "asset", fileName: "share.json", source: JSON.stringify(module.shareSheet(sources)) });
    },
  };
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
