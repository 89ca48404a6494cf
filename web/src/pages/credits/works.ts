/** Whose work this stands on: names and licences as their packages tell them. */

export interface Work {
  name: string;
  by: string;
  licence: string;
  link: string;
}

/** The contributors that the licence of game-icons names. */
export const ICON_AUTHORS = [
  "Lorc",
  "Delapouite",
  "John Colburn",
  "Felbrigg",
  "John Redman",
  "Carl Olsen",
  "Sbed",
  "PriorBlue",
  "Willdabeast",
  "Viscious Speed",
  "Lord Berandas",
  "Irongamer",
  "HeavenlyDog",
  "Lucas",
  "Faithtoken",
  "Skoll",
  "Andy Meneely",
  "Cathelineau",
  "Kier Heyl",
  "Aussiesim",
  "Sparker",
  "Zeromancer",
  "Rihlsul",
  "Quoting",
  "Guard13007",
  "DarkZaitzev",
  "SpencerDub",
  "GeneralAce135",
  "Zajkonur",
  "Catsu",
  "Starseeker",
  "Pepijn Poolman",
  "Pierre Leducq",
  "Caro Asercion",
] as const;

export const ICONS = "https://game-icons.net/";
export const CC_BY = "https://creativecommons.org/licenses/by/3.0/";

const OFL = "SIL Open Font License 1.1";

export const FONTS: readonly Work[] = [
  {
    name: "IM Fell Double Pica SC",
    by: "Igino Marini",
    licence: OFL,
    link: "https://fonts.google.com/specimen/IM+Fell+Double+Pica+SC",
  },
  {
    name: "Alegreya Sans",
    by: "The Alegreya Sans Project Authors",
    licence: OFL,
    link: "https://github.com/huertatipografica/Alegreya-Sans",
  },
];

/** In the page and in the server that sends it. */
export const SOFTWARE: readonly Work[] = [
  { name: "Svelte", by: "Svelte Contributors", licence: "MIT", link: "https://svelte.dev/" },
  { name: "Fluent", by: "Mozilla", licence: "Apache-2.0", link: "https://projectfluent.org/" },
  { name: "Litestar", by: "The Litestar Project", licence: "MIT", link: "https://litestar.dev/" },
  { name: "Uvicorn", by: "Tom Christie", licence: "BSD-3-Clause", link: "https://www.uvicorn.org/" },
  {
    name: "uvloop",
    by: "MagicStack",
    licence: "MIT / Apache-2.0",
    link: "https://github.com/MagicStack/uvloop",
  },
  {
    name: "websockets",
    by: "Aymeric Augustin",
    licence: "BSD-3-Clause",
    link: "https://github.com/python-websockets/websockets",
  },
  {
    name: "msgspec",
    by: "msgspec contributors",
    licence: "BSD-3-Clause",
    link: "https://jcristharif.com/msgspec/",
  },
  { name: "asyncpg", by: "MagicStack", licence: "Apache-2.0", link: "https://github.com/MagicStack/asyncpg" },
  { name: "Segno", by: "Lars Heuer", licence: "BSD-3-Clause", link: "https://github.com/heuer/segno" },
  { name: "Rich", by: "Will McGugan", licence: "MIT", link: "https://github.com/Textualize/rich" },
  {
    name: "structlog",
    by: "Hynek Schlawack",
    licence: "MIT / Apache-2.0",
    link: "https://www.structlog.org/",
  },
  {
    name: "Prometheus client",
    by: "The Prometheus Authors",
    licence: "Apache-2.0",
    link: "https://github.com/prometheus/client_python",
  },
  { name: "Pyodide", by: "The Pyodide Development Team", licence: "MPL-2.0", link: "https://pyodide.org/" },
  { name: "Python", by: "Python Software Foundation", licence: "PSF", link: "https://www.python.org/" },
];
