import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $locales: here("../src/sabot/locales") },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: here("../src/sabot/server/site"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy takes files only
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // A test that needs a document says so in its first line: `// @vitest-environment happy-dom`.
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
