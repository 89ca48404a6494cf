import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { comeBack } from "../offline/worker/calling";
import type { Scope } from "../offline/worker/scope";
import { call, isOn, standing, turnOn } from "./calling";
import { preferences } from "./preferences.svelte";
import { play } from "./sound";

const shown = vi.fn<(title: string, options?: NotificationOptions) => void>();
const closed = vi.fn();
let answer: NotificationPermission;

class Shown {
  static permission: NotificationPermission = "default";
  static requestPermission = vi.fn(async () => (Shown.permission = answer));
  onclick: unknown = null;
  close = closed;
  constructor(title: string, options?: NotificationOptions) {
    shown(title, options);
  }
}

function look(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  answer = "granted";
  Shown.permission = "default";
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("Notification", Shown);
  preferences.choose({ notify: false, sound: false });
  look("hidden");
});
afterEach(() => {
  vi.unstubAllGlobals();
  shown.mockReset();
  closed.mockReset();
});

describe("notifications", () => {
  test("are asked for by a tap alone, and kept", async () => {
    call("Your turn", "The table waits.");
    await settle();
    expect(Shown.requestPermission).not.toHaveBeenCalled();
    expect(shown).not.toHaveBeenCalled();
    expect(await turnOn()).toBe(true);
    expect([isOn(), preferences.notify]).toEqual([true, true]);
  });

  test("stay off where the browser is told so", async () => {
    answer = "denied";
    expect(await turnOn()).toBe(false);
    expect([standing(), isOn(), preferences.notify]).toEqual(["refused", false, false]);
  });

  test("are off again when the browser has taken it back", async () => {
    await turnOn();
    Shown.permission = "denied";
    expect(isOn()).toBe(false);
  });

  test.each([
    ["insecure", false, Shown],
    ["none", true, undefined],
  ])("%s: there are none", async (expected, isSecure, notification) => {
    vi.stubGlobal("isSecureContext", isSecure);
    if (notification) vi.stubGlobal("Notification", notification);
    else Reflect.deleteProperty(globalThis, "Notification");
    expect(standing()).toBe(expected);
    expect(await turnOn()).toBe(false);
  });

  test("end when somebody comes back, or when the turn is over", async () => {
    await turnOn();
    call("Your turn", "The table waits.");
    await settle();
    expect(shown).toHaveBeenCalledExactlyOnceWith(
      "Your turn",
      expect.objectContaining({ body: "The table waits." }),
    );
    expect(closed).not.toHaveBeenCalled();
    look("visible");
    expect(closed).toHaveBeenCalledOnce();
    const stop = call("Your turn", "The table waits.");
    stop(); // before it could be shown
    await settle();
    expect(closed).toHaveBeenCalledTimes(2);
  });

  test("are shown by the worker where there is one, as phones demand", async () => {
    await turnOn();
    const showNotification = vi.fn(() => Promise.resolve());
    const getNotifications = vi.fn(() => Promise.resolve([{ close: closed }]));
    const worker = { active: {}, showNotification, getNotifications };
    vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve(worker) } });
    const stop = call("Your turn", "The table waits.");
    await settle();
    expect(showNotification).toHaveBeenCalledOnce();
    expect(shown).not.toHaveBeenCalled();
    stop();
    await settle();
    expect(closed).toHaveBeenCalledOnce();
  });
});

test.each([
  [true, 1],
  [false, 0],
])("a phone that can vibrates, if it was touched before: %s", (hasBeenActive, times) => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive } });
  call("Your turn", "The table waits.");
  expect(vibrate).toHaveBeenCalledTimes(times);
});

test("of all sounds the bell alone is heard by those who look elsewhere", () => {
  const made = vi.fn();
  vi.stubGlobal("AudioContext", function AudioContext() {
    made();
    throw new Error("no loudspeaker");
  });
  preferences.choose({ sound: true });
  play("card");
  expect(made).not.toHaveBeenCalled();
  play("your-turn");
  expect(made).toHaveBeenCalledOnce();
});

describe("a tap on a notification", () => {
  const focus = vi.fn(() => Promise.resolve());
  const openWindow = vi.fn(() => Promise.resolve());

  async function tap(data: unknown, ...urls: string[]): Promise<void> {
    const clients = { matchAll: () => Promise.resolve(urls.map((url) => ({ url, focus }))), openWindow };
    await comeBack({ close: closed, data } as unknown as Notification, { clients } as unknown as Scope);
  }

  afterEach(() => {
    focus.mockClear();
    openWindow.mockClear();
  });

  test("leads to the table's tab", async () => {
    await tap({ path: "/t/abc" }, "https://x.example/", "https://x.example/t/abc#lesson");
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
  });

  test("opens the table where its tab was closed, and nothing else", async () => {
    await tap({ path: "/t/abc" }, "https://x.example/");
    expect(openWindow).toHaveBeenLastCalledWith("/t/abc");
    await tap({ path: "//elsewhere.example/" });
    expect(openWindow).toHaveBeenLastCalledWith("/");
    expect(focus).not.toHaveBeenCalled();
  });
});
