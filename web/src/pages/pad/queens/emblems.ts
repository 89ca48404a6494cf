/** What each of the twelve queens is known by, as small as a coin: shapes on a field of 48 by 48, back to front. */
import { dots, petals, star } from "../../../art/strokes";

interface Emblem {
  wall: string;
  shapes: readonly (readonly [d: string, fill: string])[];
}

const INK = "#20160f";
const GOLD = "#ffc62e";

function arc(r: number): string {
  return `M${24 - r} 34a${r} ${r} 0 0 1 ${2 * r} 0h-4a${r - 4} ${r - 4} 0 0 0-${2 * r - 8} 0z`;
}

export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  rose: {
    wall: "#f3c6d2",
    shapes: [
      ["M24 24L7 38Q8 28 15 25zM24 24L41 38Q40 28 33 25z", "#2f6b3a"],
      [petals(5, 24, 23, 17, 8), "#d64a6c"],
      ["M24 13a10 10 0 1 0 .1 0zM24 17q8 2 5 8q-5 6-10 0q-1-5 5-5q4 3 0 5", "#a81f45"],
    ],
  },
  cake: {
    wall: "#7a3d68",
    shapes: [
      ["M8 24H40V39H8z", "#fbe3c0"],
      ["M8 30h32v3.500H8z", "#d64a6c"],
      ["M8 25Q9 16 27 13Q39 17 40 25Q36 30 32 25Q28 30 24 25Q20 30 16 25Q12 30 8 25z", "#f7a8c4"],
      [dots([[27, 12, 4]]), "#d8322f"],
    ],
  },
  rainbow: {
    wall: "#bfe0f7",
    shapes: [
      [arc(19), "#e0503f"],
      [arc(15), "#f2b01e"],
      [arc(11), "#4aa05a"],
      [arc(7), "#7a55b8"],
      [
        dots([
          [8, 35, 5],
          [13, 37, 4],
          [40, 35, 5],
          [35, 37, 4],
        ]),
        "#ffffff",
      ],
    ],
  },
  starfish: {
    wall: "#0c6b73",
    shapes: [
      [star(5, 24, 25, 20, 9), "#f08a5a"],
      [
        dots([
          [24, 14, 1.5],
          [24, 20, 1.5],
          [24, 27, 2],
          [15, 23, 1.5],
          [33, 23, 1.5],
          [18, 34, 1.5],
          [30, 34, 1.5],
        ]),
        "#ffe0b0",
      ],
    ],
  },
  ladybug: {
    wall: "#b9dd9f",
    shapes: [
      [dots([[24, 13, 7]]), INK],
      ["M24 10C44 12 42 40 24 41C6 40 4 12 24 10z", "#d8322f"],
      [
        "M23 10h2v31h-2z" +
          dots([
            [16, 21, 3],
            [32, 21, 3],
            [15, 31, 3],
            [33, 31, 3],
          ]),
        INK,
      ],
    ],
  },
  moon: {
    wall: "#1c2a5e",
    shapes: [
      ["M28 7A18 18 0 1 0 41 32A15 15 0 0 1 28 7z", "#f6e7b0"],
      [star(4, 35, 15, 6, 2) + star(4, 41, 24, 3.5, 1.2), "#ffffff"],
    ],
  },
  peacock: {
    wall: "#d5ecd9",
    shapes: [
      [petals(7, 24, 38, 32, 6, 0.6), "#1f8f6a"],
      [petals(7, 24, 38, 30, 3.5, 0.6), GOLD],
      [petals(7, 24, 38, 29, 2, 0.6), "#1c2a7e"],
      ["M24 18q4 0 4 4q0 6 3 12q1 8-7 8t-7-8q3-6 3-12q0-4 4-4z", "#1f6fb0"],
      [
        dots([
          [22.5, 22, 1.2],
          [25.5, 22, 1.2],
        ]),
        "#ffffff",
      ],
    ],
  },
  sunflower: {
    wall: "#4a7a2c",
    shapes: [
      [petals(12, 24, 24, 20, 4.5), GOLD],
      [dots([[24, 24, 9]]), "#7a3a14"],
      [
        dots([
          [21, 21, 1.2],
          [27, 21, 1.2],
          [24, 24, 1.2],
          [21, 27, 1.2],
          [27, 27, 1.2],
        ]),
        "#e8921c",
      ],
    ],
  },
  cat: {
    wall: "#c9b3e6",
    shapes: [
      ["M10 8L21 15H27L38 8Q42 22 38 31Q33 40 24 40T10 31Q6 22 10 8z", "#3c3150"],
      [
        dots([
          [17.5, 24, 3.5],
          [30.5, 24, 3.5],
        ]),
        "#bfe36a",
      ],
      ["M17 21h1v6h-1zM30 21h1v6h-1z", INK],
      ["M22 30h4l-2 3zM5 28l9 2v1l-9-1zM5 34l9-1v1l-8 2zM43 28l-9 2v1l9-1zM43 34l-9-1v1l8 2z", "#ffd3dc"],
    ],
  },
  dog: {
    wall: "#bcd8f2",
    shapes: [
      [
        dots([
          [24, 12, 8],
          [17, 14, 6],
          [31, 14, 6],
        ]),
        "#a8642c",
      ],
      ["M13 20Q14 11 24 11T35 20Q38 38 24 41Q10 38 13 20z", "#d9944a"],
      [
        dots([
          [10, 24, 6],
          [9, 31, 6],
          [38, 24, 6],
          [39, 31, 6],
        ]),
        "#a8642c",
      ],
      [
        dots([
          [19, 24, 2],
          [29, 24, 2],
        ]) + "M20 30Q24 28 28 30Q27 34 24 34T20 30z",
        INK,
      ],
      ["M22 35h4v4q-2 2-4 0z", "#e0668f"],
    ],
  },
  pancake: {
    wall: "#f3dcae",
    shapes: [
      ["M7 31Q7 26 24 26T41 31Q41 39 24 39T7 31zM8 24Q8 19 24 19T40 24Q40 31 24 31T8 24z", "#b5652a"],
      ["M9 17Q9 11 24 11T39 17Q39 24 24 24T9 17z", "#e0a050"],
      [
        "M14 15Q17 12 24 12T34 15Q36 20 34 27Q31 29 31 21Q26 24 21 21Q21 33 17 33Q15 28 16 20Q13 18 14 15z",
        "#7a3a10",
      ],
      ["M19 10L28 8L31 14L21 16z", "#ffe08a"],
    ],
  },
  heart: {
    wall: "#fbd9de",
    shapes: [
      ["M24 41C4 27 5 10 15 9Q22 9 24 16Q26 9 33 9C43 10 44 27 24 41z", "#c9213f"],
      ["M13 15Q15 12 18 13Q14 16 13 21Q11 18 13 15z", "#ff9aa8"],
    ],
  },
};
