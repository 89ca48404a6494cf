import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";

import page from "./vite.config.ts";

/** Apart from the page's own configuration: building needs none of the packages for tests. */
export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    test: { environment: "happy-dom", include: ["src/**/*.test.ts"], restoreMocks: true },
  }),
);
