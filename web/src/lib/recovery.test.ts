import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { get } from "./api";
import { ASK_AGAIN_MS, onceServerAnswers, REST_MS } from "./recovery";

vi.mock("./api", () => ({ get: vi.fn() }));

const away = (): Promise<never> => Promise.reject(new Error("away"));
const there = (): Promise<unknown> => Promise.resolve([]);

describe("a page that could not be loaded", () => {
  const again = vi.fn();
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    again.mockClear();
    vi.mocked(get).mockReset().mockImplementation(away);
    stop = onceServerAnswers(again);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it("tries again by itself as soon as the server answers", async () => {
    await vi.advanceTimersByTimeAsync(3 * ASK_AGAIN_MS);
    expect(get).toHaveBeenCalledTimes(3);
    expect(again).not.toHaveBeenCalled();
    vi.mocked(get).mockImplementation(there);
    await vi.advanceTimersByTimeAsync(ASK_AGAIN_MS);
    expect(again).toHaveBeenCalledOnce();
  });

  it("asks at once when the network is back", async () => {
    vi.mocked(get).mockImplementation(there);
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(again).toHaveBeenCalledOnce();
  });

  it("is not loaded again and again while the server answers and it fails all the same", async () => {
    vi.mocked(get).mockImplementation(there);
    await vi.advanceTimersByTimeAsync(ASK_AGAIN_MS);
    stop();
    stop = onceServerAnswers(again); // the page was reloaded
    await vi.advanceTimersByTimeAsync(REST_MS - ASK_AGAIN_MS);
    expect(again).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(3 * ASK_AGAIN_MS);
    expect(again).toHaveBeenCalledTimes(2);
  });

  it("asks no more when it is left", async () => {
    stop();
    vi.mocked(get).mockImplementation(there);
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(10 * ASK_AGAIN_MS);
    expect([get, again].map((each) => vi.mocked(each).mock.calls.length)).toEqual([0, 0]);
  });
});
