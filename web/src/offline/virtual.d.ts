/** The files of this build that the worker caches: see build/plugin.ts. */
declare module "virtual:kept" {
  export const version: string;
  /** For every page, including the words that all pages share in every language. */
  export const shell: readonly string[];
  /** Words of games and of single pages. */
  export const languages: Readonly<Record<string, readonly string[]>>;
  /** Files with fixed names. */
  export const things: readonly string[];
  export const games: readonly string[];
}
