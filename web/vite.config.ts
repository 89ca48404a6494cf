import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

import { icons, words } from "./plugins";

const SERVER = "http://127.0.0.1:8420";
/** Where `skulduggery serve` listens while `npm run dev` serves the page. */

export default defineConfig({
  plugins: [words(), icons(), svelte(), svelteTesting()],
  build: {
    outDir: process.env.SKULDUGGERY_STATIC ?? "../src/skulduggery/server/static",
    emptyOutDir: true,
    target: "baseline-widely-available",
    // The page's policy allows no data: scripts or fonts; files of their own are cached better, too.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], restoreMocks: true },
});
