/** How each of the twelve queens looks: her colours, and what she wears before or behind her hair. */
import cake from "virtual:icon/cake-slice";
import cat from "virtual:icon/cat";
import feather from "virtual:icon/feather";
import hearts from "virtual:icon/hearts";
import ladybug from "virtual:icon/ladybug";
import moon from "virtual:icon/moon";
import rainbow from "virtual:icon/rainbow-star";
import rose from "virtual:icon/rose";
import seaStar from "virtual:icon/sea-star";
import dog from "virtual:icon/sitting-dog";
import sunflower from "virtual:icon/sunflower";

import { dots, petals, star } from "./strokes";

export interface Shape {
  d: string;
  fill: string;
}

export interface Portrait {
  /** The wall behind her, and her dress. */
  wall: string;
  dress: string;
  hair: string;
  skin: string;
  style: "long" | "curls" | "bob" | "braids";
  /** Path of her sign on a field of 512 by 512. */
  sign: string;
  behind: readonly Shape[];
  before: readonly Shape[];
}

const FAIR = "#f3cfa6";
const TAN = "#d9a273";
const BROWN = "#9a6240";
const PALE = "#f8dfc4";

/** Three pancakes with butter and syrup. */
const PANCAKES =
  "M256 96c-110 0-190 30-190 70s80 70 190 70 190-30 190-70-80-70-190-70zm-44 42l88-14 20 44-90 16zM66 212v34c0 40 80 72 190 72s190-32 190-72v-34c-30 32-100 50-190 50S96 244 66 212zm0 90v34c0 40 80 72 190 72s190-32 190-72v-34c-30 32-100 50-190 50S96 334 66 302z";

const HEART = "M50 112C8 84 8 40 32 32C42 29 48 36 50 44C52 36 58 29 68 32C92 40 92 84 50 112z";
const EARS_CAT = "M27 58L19 20L48 40zM73 58L81 20L52 40z";
const EARS_DOG = "M34 44C20 42 14 58 18 76C28 78 34 62 34 44zM66 44C80 42 86 58 82 76C72 78 66 62 66 44z";

export const PORTRAITS: Readonly<Record<string, Portrait>> = {
  rose: {
    ...{ wall: "#8f1f3d", dress: "#d64a6c", hair: "#4a2413", skin: FAIR, style: "long", sign: rose },
    behind: [{ d: petals(8, 50, 62, 38, 11), fill: "#2f6b3a" }],
    before: [
      {
        d: dots([
          [31, 52, 6],
          [69, 52, 6],
          [37, 43, 5.5],
          [63, 43, 5.5],
        ]),
        fill: "#e8506f",
      },
    ],
  },
  cake: {
    ...{ wall: "#7a3d68", dress: "#f0a6c0", hair: "#c8642c", skin: PALE, style: "curls", sign: cake },
    behind: [{ d: "M37 14h4v18h-4zM59 14h4v18h-4zM48 6h4v20h-4z", fill: "#fff0f4" }],
    before: [
      { d: "M39 14q-4-5 0-9q4 4 0 9zM61 14q-4-5 0-9q4 4 0 9zM50 6q-4-5 0-9q4 4 0 9z", fill: "#ffb52e" },
    ],
  },
  rainbow: {
    ...{ wall: "#2f6fb0", dress: "#7a55b8", hair: "#5b2a1c", skin: TAN, style: "long", sign: rainbow },
    behind: [
      { d: "M8 92A42 46 0 0 1 92 92H84A34 38 0 0 0 16 92z", fill: "#e0503f" },
      { d: "M14 92A36 40 0 0 1 86 92H78A28 32 0 0 0 22 92z", fill: "#f2b01e" },
      { d: "M20 92A30 34 0 0 1 80 92H72A22 26 0 0 0 28 92z", fill: "#5cb85f" },
    ],
    before: [],
  },
  starfish: {
    ...{ wall: "#0c6b73", dress: "#3aa6a6", hair: "#e0a544", skin: FAIR, style: "long", sign: seaStar },
    behind: [{ d: star(5, 50, 60, 52, 24), fill: "#f08a5a" }],
    before: [{ d: star(5, 68, 52, 9, 4), fill: "#ffc24d" }],
  },
  ladybug: {
    ...{ wall: "#2f6b3a", dress: "#c9302a", hair: "#20160f", skin: BROWN, style: "bob", sign: ladybug },
    behind: [
      {
        d: "M46 44C10 36 0 78 12 112C34 112 48 80 46 44zM54 44C90 36 100 78 88 112C66 112 52 80 54 44z",
        fill: "#d8432f",
      },
      {
        d: dots([
          [20, 70, 5],
          [24, 92, 4.5],
          [80, 70, 5],
          [76, 92, 4.5],
          [12, 86, 3],
          [88, 86, 3],
        ]),
        fill: "#20160f",
      },
    ],
    before: [
      {
        d:
          dots([
            [36, 18, 4],
            [64, 18, 4],
          ]) + "M37 20L43 36L41 37L35 21zM63 20L57 36L59 37L65 21z",
        fill: "#20160f",
      },
    ],
  },
  moon: {
    ...{ wall: "#1c2a5e", dress: "#5b6cc0", hair: "#c9d2ee", skin: BROWN, style: "long", sign: moon },
    behind: [
      { d: "M58 14A46 46 0 1 0 96 84A40 40 0 1 1 58 14z", fill: "#f6e7b0" },
      { d: star(4, 84, 34, 7, 2) + star(4, 74, 22, 4, 1.2) + star(4, 90, 56, 4, 1.2), fill: "#ffffff" },
    ],
    before: [],
  },
  peacock: {
    ...{ wall: "#0a4a52", dress: "#1f6fb0", hair: "#2a1a3c", skin: TAN, style: "bob", sign: feather },
    behind: [
      { d: petals(9, 50, 78, 62, 11, 0.62), fill: "#1f8f6a" },
      { d: petals(9, 50, 78, 57, 6, 0.62), fill: "#e8b54a" },
      { d: petals(9, 50, 78, 55, 3.5, 0.62), fill: "#1c2a7e" },
    ],
    before: [],
  },
  sunflower: {
    ...{ wall: "#4a7a2c", dress: "#f2b01e", hair: "#7a3a14", skin: PALE, style: "braids", sign: sunflower },
    behind: [
      { d: petals(16, 50, 64, 40, 8), fill: "#ffc62e" },
      { d: petals(16, 50, 64, 32, 6), fill: "#e8921c" },
    ],
    before: [],
  },
  cat: {
    ...{ wall: "#6b4a8a", dress: "#3c3150", hair: "#2b2430", skin: FAIR, style: "bob", sign: cat },
    behind: [{ d: EARS_CAT, fill: "#2b2430" }],
    before: [
      {
        d: "M36 74L24 71v1.500L36 75.500zM36 77L25 79v1.500L36 78.500zM64 74L76 71v1.500L64 75.500zM64 77L75 79v1.500L64 78.500z",
        fill: "#2b1c10",
      },
    ],
  },
  dog: {
    ...{ wall: "#8a5a2c", dress: "#3f83cc", hair: "#a8642c", skin: PALE, style: "curls", sign: dog },
    behind: [],
    before: [
      { d: EARS_DOG, fill: "#6e3c18" },
      { d: "M46.500 71Q50 69.500 53.500 71Q53 75 50 75.500Q47 75 46.500 71z", fill: "#2b1c10" },
    ],
  },
  pancake: {
    ...{ wall: "#b5652a", dress: "#f0d9a8", hair: "#3a2010", skin: BROWN, style: "curls", sign: PANCAKES },
    behind: [],
    before: [
      {
        d: "M28 28Q28 21 50 21T72 28Q72 34 50 34T28 28zM31 20Q31 13 50 13T69 20Q69 26 50 26T31 20z",
        fill: "#d9944a",
      },
      {
        d: "M33 18Q34 12 50 12T67 18Q68 26 64 29Q60 28 61 22Q50 26 40 22Q41 31 36 30Q32 26 33 18z",
        fill: "#7a3a10",
      },
      { d: "M45 9L56 7L58 13L47 15z", fill: "#ffe08a" },
    ],
  },
  heart: {
    ...{ wall: "#a01c34", dress: "#7a1028", hair: "#f0c872", skin: FAIR, style: "braids", sign: hearts },
    behind: [{ d: HEART, fill: "#f47a8e" }],
    before: [],
  },
};
