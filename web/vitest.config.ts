import { readFileSync } from "node:fs";

import { svelteTesting } from "@testing-library/svelte/vite";
import { configDefaults, defineConfig, mergeConfig, type Plugin } from "vitest/config";

import page from "./vite.config.ts";

/** Streams and channels of Node take only their own kind, not that of another context. */
const IN_PROCESSES = ["src/offline/engine.test.ts", "src/pad/store/tabs.test.ts"];

/** Everything of Svelte that can be imported in a browser. Bundled and unbundled modules together would be two Sveltes. */
function svelteImports(): string[] {
  const url = new URL("node_modules/svelte/package.json", import.meta.url);
  const { exports } = JSON.parse(readFileSync(url, "utf8")) as { exports: Record<string, object> };
  return Object.entries(exports)
    .filter(
      ([path, { default: script }]: [string, { default?: string }]) =>
        script && !/compiler|server/.test(path),
    )
    .map(([path]) => path.replace(".", "svelte"));
}

/**
 * In development, Svelte records a stack trace for every change of a value that changes often. Recording takes a quarter of
 * the time of frames.test.ts, and only the text of Svelte's error about an endless loop shows the traces.
 */
const withoutTraces = {
  name: "without-traces",
  transform(code: string, id: string): string | null {
    if (!id.endsWith("/svelte/src/internal/shared/dev.js")) return null;
    const start = "export function get_error(label) {";
    if (!code.includes(start)) throw new Error(`Svelte has changed: ${id} has no get_error().`);
    return code.replace(start, `${start} return null;`);
  },
};

/** Vite warns of a deprecated option when Vitest's own `deps.optimizer` holds plugins. */
const bundledWithoutTraces: Plugin = {
  name: "bundled-without-traces",
  configResolved({ optimizeDeps }) {
    optimizeDeps.rolldownOptions = { ...optimizeDeps.rolldownOptions, plugins: [withoutTraces] };
  },
};

/** Apart from the page's own configuration: building needs none of the packages for tests. */
export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting(), bundledWithoutTraces],
    test: {
      environment: "happy-dom",
      restoreMocks: true,
      // No test is judged by its time: on a busy machine all of them take long.
      testTimeout: 100_000,
      hookTimeout: 100_000,
      // Vitest turns each use of an import into a call of a getter. Bundling Svelte avoids most of them and saves a quarter.
      deps: {
        optimizer: {
          client: { enabled: true, include: svelteImports() },
        },
      },
      projects: [
        {
          extends: true,
          test: {
            name: "page",
            include: ["src/**/*.test.ts"],
            exclude: [...configDefaults.exclude, ...IN_PROCESSES],
            // Each file has a page of its own, but not a process: that takes a quarter of the time.
            pool: "vmThreads",
          },
        },
        { extends: true, test: { name: "processes", include: IN_PROCESSES, pool: "forks" } },
      ],
    },
  }),
);
