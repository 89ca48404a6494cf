import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { late } from "./src/offline/build/late.ts";
import { chunks, icons, offline, preloads, soon, words } from "./plugins.ts";

/** Where `skulduggery serve` listens while `npm run dev` serves the page. */
const SERVER = "http://127.0.0.1:7878";

export default defineConfig({
  plugins: [words(), icons(), soon(), late(), preloads(), svelte(), offline()],
  build: {
    outDir: process.env.SKULDUGGERY_STATIC ?? "../src/skulduggery/server/static",
    emptyOutDir: true,
    target: "baseline-widely-available",
    // The page's policy allows no data: scripts or fonts; files of their own are cached better, too.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  // The engine's worker lies with the engine: the server gives it a policy of its own there.
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: "engine/worker-[hash].js" } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true }, "/engine/": { target: SERVER } },
  },
});
