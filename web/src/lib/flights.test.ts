import { afterEach, describe, expect, test, vi } from "vitest";

import { fly, snapshot } from "./flights";

type Frames = Record<string, string | number>[];

/** A scaled root at (100, 50) on the screen with one element in it. */
function table(scale: string) {
  const root = document.createElement("div");
  root.style.scale = scale;
  boxed(root, new DOMRect(100, 50, 300, 300));
  const thing = document.createElement("div");
  thing.dataset["fly"] = "card-Y12";
  thing.dataset["to"] = "pile";
  const pile = document.createElement("div");
  pile.dataset["place"] = "pile";
  boxed(pile, new DOMRect(310, 250, 20, 30));
  root.append(thing, pile);
  document.body.append(root);
  return { root, thing };
}

function boxed(element: Element, box: DOMRect): void {
  element.getBoundingClientRect = () => box;
}

let flights: { element: Element; frames: Frames }[] = [];
function watchFlights(): void {
  flights = [];
  Element.prototype.animate = function (this: Element, frames: Frames) {
    flights.push({ element: this, frames });
    return { finished: new Promise(() => undefined) } as unknown as Animation;
  } as typeof Element.prototype.animate;
}

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe.each([
  ["none", 1],
  ["0.5", 0.5],
])("within a root at scale %s", (scale, drawn) => {
  test("a thing flies from exactly where it was on the screen", () => {
    watchFlights();
    const { root, thing } = table(scale);
    boxed(thing, new DOMRect(120, 60, 20, 30));
    const before = snapshot(root);
    boxed(thing, new DOMRect(220, 110, 20, 30));
    fly(root, before, 300);
    expect(flights[0]?.frames[0]).toEqual({ translate: `${-100 / drawn}px ${-50 / drawn}px`, scale: "1" });
  });

  test("the picture of a thing that leaves begins exactly over it", () => {
    watchFlights();
    const { root, thing } = table(scale);
    boxed(thing, new DOMRect(120, 60, 20, 30));
    const before = snapshot(root);
    thing.remove();
    fly(root, before, 300);
    const { style } = flights[0]?.element as HTMLElement;
    const origin = drawn === 1 ? { x: 0, y: 0 } : { x: 100, y: 50 };
    expect([style.left, style.top]).toEqual([
      `${(120 - origin.x) / drawn}px`,
      `${(60 - origin.y) / drawn}px`,
    ]);
    expect([style.width, style.height]).toEqual([`${20 / drawn}px`, `${30 / drawn}px`]);
    expect(flights[0]?.frames[1]?.["translate"]).toBe(`${190 / drawn}px ${190 / drawn}px`);
  });
});

test("a card that is being turned over does not grow", () => {
  watchFlights();
  const { root, thing } = table("none");
  boxed(thing, new DOMRect(120, 60, 20, 30));
  const before = snapshot(root);
  boxed(thing, new DOMRect(129.5, 60, 1, 30));
  fly(root, before, 300);
  expect(flights).toEqual([]);
  boxed(thing, new DOMRect(220, 60, 40, 60));
  fly(root, before, 300);
  expect(flights[0]?.frames[0]?.["scale"]).toBe("0.5");
});
