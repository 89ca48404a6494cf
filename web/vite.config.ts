import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { chunks, icons, soon, words } from "./plugins.ts";

/** Where `skulduggery serve` listens while `npm run dev` serves the page. */
const SERVER = "http://127.0.0.1:7878";

export default defineConfig({
  plugins: [words(), icons(), soon(), svelte()],
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
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
