import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { preferences } from "../lib/preferences.svelte";
import { speak } from "../lib/words.svelte";
import CallMe from "./CallMe.svelte";
import SoundOffer from "./SoundOffer.svelte";

const requestPermission = vi.fn<() => Promise<NotificationPermission>>();

beforeEach(async () => {
  localStorage.clear();
  await speak("en");
  preferences.choose({ notify: false, sound: false });
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", { permission: "default", requestPermission });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  requestPermission.mockReset();
});

function browserSays(permission: NotificationPermission): void {
  requestPermission.mockImplementation(async () => {
    vi.stubGlobal("Notification", { permission, requestPermission });
    return permission;
  });
}

const toggle = () => screen.findByRole<HTMLInputElement>("switch");

test("a tap asks the browser, and the switch says what came of it", async () => {
  browserSays("granted");
  render(CallMe);
  expect((await toggle()).checked).toBe(false);
  expect(requestPermission).not.toHaveBeenCalled();
  await fireEvent.click(await toggle());
  await vi.waitFor(async () => expect((await toggle()).checked).toBe(true));
  await fireEvent.click(await toggle());
  expect(preferences.notify).toBe(false);
});

test("whoever closes the browser's question is off, and can ask again", async () => {
  browserSays("default");
  render(CallMe);
  await fireEvent.click(await toggle());
  await vi.waitFor(async () => expect((await toggle()).checked).toBe(false));
});

test("a refusal says where it can be changed", async () => {
  browserSays("denied");
  render(CallMe);
  await fireEvent.click(await toggle());
  expect(await screen.findByText(/set to show no notifications/)).toBeTruthy();
});

test.each([
  ["plain http", { isSecureContext: false }, /begin with https/],
  ["a browser without them", { Notification: undefined }, /shows no notifications/],
])("%s is told plainly", async (_, globals, said) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  if ("Notification" in globals) Reflect.deleteProperty(globalThis, "Notification");
  render(CallMe);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByRole("switch")).toBeNull();
});

const offer = () => screen.queryByText("Play with sound?");

test.each([
  ["With sound", true],
  ["Without", false],
])("sound is offered once: %s", async (answer, sound) => {
  const { unmount } = render(SoundOffer);
  await fireEvent.click(screen.getByText(answer));
  expect(preferences.sound).toBe(sound);
  expect(offer()).toBeNull();
  unmount();
  preferences.choose({ sound: false });
  render(SoundOffer);
  expect(offer()).toBeNull();
});

test("sound is not offered to those who have it, nor after the first game", async () => {
  const { rerender, unmount } = render(SoundOffer);
  expect(offer()).not.toBeNull();
  await rerender({ over: true });
  unmount();
  render(SoundOffer);
  expect(offer()).toBeNull();
  cleanup();
  localStorage.clear();
  preferences.choose({ sound: true });
  render(SoundOffer);
  expect(offer()).toBeNull();
});
