import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { SMALL_BYTES, catalogues, chunkOf, compressed, fileOf, preloads, serviceWorker, shareSheet } from "./plugins";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SITE = here("../src/sabot/server/site");

export default defineConfig({
  plugins: [svelte(), catalogues(), preloads(), serviceWorker(), shareSheet(), compressed(SITE)],
  resolve: {
    alias: { $locales: here("../src/sabot/locales") },
    ...(process.env.VITEST && { conditions: ["browser"] }),
  },
  build: {
    outDir: SITE,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy takes files only
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Few files instead of many small ones: on a slow line a request costs more than its bytes.
    rollupOptions: {
      input: { index: here("index.html"), early: here("src/net/early.ts"), serviceWorker: here("src/app/serviceWorker.ts") },
      output: { manualChunks: chunkOf, entryFileNames: fileOf, experimentalMinChunkSize: SMALL_BYTES },
    },
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // A test that needs a document says so in its first line: `// @vitest-environment happy-dom`.
  // A busy machine may take long to load a module; nothing here waits for anything else.
  test: { environment: "node", include: ["src/**/*.test.ts"], testTimeout: 30_000 },
});
