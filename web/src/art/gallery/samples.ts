/** A few faces to draw by. The games have tables of their own. */
import dragon from "virtual:icon/spiked-dragon-head";
import anchor from "virtual:icon/anchor";
import chest from "virtual:icon/open-treasure-chest";
import crownedSkull from "virtual:icon/crowned-skull";
import flag from "virtual:icon/flying-flag";
import galleon from "virtual:icon/galleon";
import jester from "virtual:icon/jester-hat";
import king from "virtual:icon/king";
import knight from "virtual:icon/mounted-knight";
import map from "virtual:icon/treasure-map";
import mermaid from "virtual:icon/mermaid";
import monkey from "virtual:icon/monkey";
import parrot from "virtual:icon/parrot-head";
import pirate from "virtual:icon/pirate-captain";
import pirateFlag from "virtual:icon/pirate-flag";
import potion from "virtual:icon/standing-potion";
import skull from "virtual:icon/pirate-skull";
import sabres from "virtual:icon/crossed-sabres";
import swordwoman from "virtual:icon/swordwoman";
import wand from "virtual:icon/fairy-wand";
import coin from "virtual:icon/crown-coin";
import gem from "virtual:icon/cut-diamond";
import wheel from "virtual:icon/ship-wheel";

import type { DieFace, Face, Ink } from "../face";

const suits: [Ink, string, string][] = [
  ["yellow", coin, chest],
  ["red", gem, map],
  ["blue", anchor, galleon],
  ["black", skull, pirateFlag],
  ["green", wheel, parrot],
];

export const numbers = (of: readonly number[]): Face[] =>
  suits.flatMap(([ink, sign, picture]) => of.map((n) => ({ corner: String(n), sign, picture, ink })));

export const specials: Face[] = [
  { corner: "", picture: crownedSkull, ink: "gold", title: "Skull King" },
  { corner: "", picture: mermaid, ink: "sea", title: "Mermaid" },
  { corner: "", picture: pirate, ink: "red", title: "Pirate" },
  { corner: "", picture: swordwoman, ink: "purple", title: "Scary Mary" },
  { corner: "", picture: flag, ink: "plain", title: "Escape" },
  { corner: "", picture: king, ink: "gold", title: "King" },
  { corner: "", picture: knight, ink: "blue", title: "Knight" },
  { corner: "", picture: dragon, ink: "green", title: "Dragon" },
  { corner: "", picture: potion, ink: "purple", title: "Sleeping potion" },
  { corner: "", picture: wand, ink: "rose", title: "Magic wand" },
  { corner: "", picture: jester, ink: "yellow", title: "Hofnarr" },
  { corner: "0", picture: monkey, ink: "plain", title: "Monkey" },
  { corner: "13", picture: sabres, ink: "black", title: "First Mate" },
];

const text = (of: string): DieFace[] =>
  of
    .split(" ")
    .map((name) =>
      name === "flag" ? { picture: flag } : name === "skull" ? { picture: skull } : { text: name },
    );

export const dice: { ink: Ink; sign: string; faces: DieFace[] }[] = [
  { ink: "gold", sign: crownedSkull, faces: text("skull skull skull skull flag flag") },
  { ink: "purple", sign: pirate, faces: text("skull skull skull skull flag flag") },
  { ink: "sea", sign: mermaid, faces: text("skull skull skull skull flag flag") },
  { ink: "black", sign: skull, faces: text("7 7 6 6 5 5") },
  { ink: "blue", sign: anchor, faces: text("5 5 4 4 3 3") },
  { ink: "red", sign: gem, faces: text("3 3 2 2 1 1") },
  { ink: "yellow", sign: coin, faces: text("flag flag flag 1 1 7") },
];
