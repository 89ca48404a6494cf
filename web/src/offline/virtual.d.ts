/** What the worker keeps of this build: see build/plugin.ts. */
declare module "virtual:kept" {
  export const version: string;
  /** What every page needs, with the words that all pages share in every language. */
  export const shell: readonly string[];
  /** Words of games and of single pages. */
  export const languages: Readonly<Record<string, readonly string[]>>;
  /** Files whose names never change. */
  export const things: readonly string[];
  export const games: readonly string[];
}
