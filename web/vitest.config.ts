import { svelteTesting } from "@testing-library/svelte/vite";
import { configDefaults, defineConfig, mergeConfig } from "vitest/config";

import page from "./vite.config.ts";

/** Streams and channels of Node take only their own kind, not that of another context. */
const IN_PROCESSES = ["src/offline/engine.test.ts", "src/pad/store/tabs.test.ts"];

/** Apart from the page's own configuration: building needs none of the packages for tests. */
export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: "happy-dom",
      restoreMocks: true,
      // No test is judged by its time: on a busy machine all of them take long.
      testTimeout: 100_000,
      hookTimeout: 100_000,
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
