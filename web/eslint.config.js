import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/wire/"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      eqeqeq: ["error", "always"],
      // Svelte's own compiler warns of these; svelte-check fails on its warnings.
      "svelte/valid-compile": "off",
      // The page's policy forbids scripts and styles that stand in the text of a page.
      "svelte/no-at-html-tags": "error",
      // `style:--x={...}` is set by the script and allowed; transitions of Svelte ignore those who want no motion.
      "no-restricted-syntax": [
        "error",
        { selector: "SvelteAttribute[key.name='style']", message: "The policy forbids style attributes." },
        {
          selector: "SvelteDirective[kind='Transition']",
          message: "Motion goes through lib/flights or CSS.",
        },
      ],
      "svelte/require-each-key": "error",
      // Links within the client go through the router of its own.
      "svelte/no-navigation-without-resolve": "off",
      "svelte/no-navigation-without-base": "off",
    },
  },
);
