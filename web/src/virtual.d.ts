/** What the page says: see plugins.ts. */
declare module "virtual:words/*" {
  const catalogue: string;
  export default catalogue;
}

/** The path of an icon of game-icons on a field of 512 by 512: see plugins.ts. */
declare module "virtual:icon/*" {
  const path: string;
  export default path;
}

/** Loaders of all catalogues by language, and by game or page and language: see plugins.ts. */
declare module "virtual:catalogues" {
  type Loader = () => Promise<{ default: string }>;
  export const shared: Record<string, Loader>;
  export const ofPart: Record<string, Record<string, Loader>>;
}
