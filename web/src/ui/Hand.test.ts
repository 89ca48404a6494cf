import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { preferences } from "../lib/preferences.svelte";
import { hush, told } from "../lib/tell.svelte";
import Hand from "./Hand.svelte";
import type { Item } from "./hand/fan";

const face = { corner: "1", picture: "", ink: "red" } as const;

function item(code: string, state: Item["state"] = "legal"): Item {
  return {
    key: `${code}.1`,
    code,
    name: code,
    face,
    state,
    ...(state === "refused" ? { why: "Follow!" } : {}),
  };
}

function hold(items: Item[]) {
  const onplay = vi.fn();
  render(Hand, { items, label: "Hand", onplay });
  return onplay;
}

const card = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  preferences.oneTap = false;
  hush();
});
afterEach(cleanup);

describe("a hand", () => {
  test("lifts a card with the first tap and plays it with the second", async () => {
    const onplay = hold([item("R1"), item("R2")]);
    await fireEvent.click(card("R1"));
    expect(onplay).not.toHaveBeenCalled();
    expect(card("R1").getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(card("R1"));
    expect(onplay.mock.calls.map(([played]) => played.code)).toEqual(["R1"]);
  });

  test("lifts another card instead", async () => {
    const onplay = hold([item("R1"), item("R2")]);
    await fireEvent.click(card("R1"));
    await fireEvent.click(card("R2"));
    expect(onplay).not.toHaveBeenCalled();
    expect(card("R1").getAttribute("aria-pressed")).toBe("false");
  });

  test("plays with one tap for those who wish so", async () => {
    preferences.oneTap = true;
    const onplay = hold([item("R1")]);
    await fireEvent.click(card("R1"));
    expect(onplay).toHaveBeenCalledOnce();
  });

  test("says why a card is refused, and never plays it", async () => {
    const onplay = hold([item("R1", "refused")]);
    await fireEvent.click(card("R1"));
    await fireEvent.keyDown(card("R1"), { key: "Enter" });
    expect(onplay).not.toHaveBeenCalled();
    expect(told().map(({ text }) => text)).toEqual(["Follow!"]);
    expect(card("R1").dataset["choice"]).toBe("refused");
  });

  test("plays nothing when it is not one's turn", async () => {
    const onplay = hold([item("R1", "idle")]);
    await fireEvent.click(card("R1"));
    await fireEvent.click(card("R1"));
    expect(onplay).not.toHaveBeenCalled();
  });

  test("is walked through with the arrow keys, and Enter plays", async () => {
    const onplay = hold([item("R1"), item("R2"), item("R3")]);
    card("R1").focus();
    await fireEvent.keyDown(card("R1"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(card("R2"));
    await fireEvent.keyDown(card("R2"), { key: "End" });
    expect(document.activeElement).toBe(card("R3"));
    await fireEvent.keyDown(card("R3"), { key: "ArrowRight" });
    expect(document.activeElement).toBe(card("R1"));
    await fireEvent.keyDown(card("R1"), { key: "Enter" });
    expect(onplay.mock.calls.map(([played]) => played.code)).toEqual(["R1"]);
  });

  test("plays a card that is pulled up far enough", async () => {
    const onplay = hold([item("R1"), item("R2")]);
    await pull(card("R1"), -30);
    expect(onplay).not.toHaveBeenCalled();
    await pull(card("R1"), -90);
    expect(onplay).toHaveBeenCalledOnce();
  });

  test("gives the keyboard to a neighbour when a card has gone", async () => {
    const items = [item("R1"), item("R2"), item("R3")];
    const { rerender } = render(Hand, { items, label: "Hand", onplay: vi.fn() });
    card("R2").focus();
    await rerender({ items: items.filter(({ code }) => code !== "R2") });
    await vi.waitFor(() => expect(document.activeElement).toBe(card("R3")));
  });
});

describe("a hand of which several are picked", () => {
  test("picks with each tap", async () => {
    const onpick = vi.fn();
    render(Hand, {
      items: [item("R1"), { ...item("R2"), picked: true }],
      label: "Hand",
      multi: true,
      onpick,
    });
    await fireEvent.click(card("R1"));
    expect(onpick.mock.calls.map(([picked]) => picked.code)).toEqual(["R1"]);
    expect(card("R2").getAttribute("aria-pressed")).toBe("true");
  });
});

async function pull(element: HTMLElement, y: number): Promise<void> {
  element.setPointerCapture = vi.fn();
  await fireEvent.pointerDown(element, { button: 0, clientX: 0, clientY: 0 });
  await fireEvent.pointerMove(element, { clientX: 0, clientY: y });
  await fireEvent.pointerUp(element);
}
