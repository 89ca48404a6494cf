import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { keeper } from "./keeper.svelte";

function workers(register: () => Promise<unknown>): object {
  return {
    register,
    ready: Promise.resolve(),
    controller: null,
    addEventListener: () => undefined,
    getRegistration: () => Promise.resolve(undefined),
  };
}

/** Two fake ports, enough for one answer. */
class PretendChannel {
  port1: { onmessage?: (event: { data: unknown }) => void; close(): void } = { close: () => undefined };
  port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}

function stubNavigator(more: object): void {
  vi.stubGlobal("navigator", { ...more });
}

beforeEach(() => {
  keeper.standing = "unknown";
});
afterEach(() => void vi.unstubAllGlobals());

describe("keeping the page", () => {
  it("is not possible at an address that is not secure", async () => {
    stubNavigator({});
    vi.stubGlobal("isSecureContext", false);
    await keeper.begin();
    expect(keeper.standing).toBe("insecure");
  });

  it("is not possible where the browser has no workers, or takes none", async () => {
    stubNavigator({});
    vi.stubGlobal("isSecureContext", true);
    await keeper.begin();
    expect(keeper.standing).toBe("refused");
    stubNavigator({ serviceWorker: workers(() => Promise.reject(new Error("private window"))) });
    await keeper.begin();
    expect(keeper.standing).toBe("refused");
  });

  it("begins by itself", async () => {
    const register = vi.fn(() =>
      Promise.resolve({ active: null, update: () => Promise.reject(new Error()) }),
    );
    stubNavigator({ serviceWorker: workers(register) });
    await keeper.begin();
    expect(keeper.standing).toBe("kept");
    await keeper.keep();
    expect(register).toHaveBeenCalledOnce();
  });

  it("learns of a new version from a worker that answers only when it is asked again", async () => {
    vi.useFakeTimers();
    document.head.innerHTML = '<meta name="version" content="old">';
    vi.stubGlobal("MessageChannel", PretendChannel);
    const postMessage = vi.fn((_: unknown, [port]: PretendChannel["port2"][]) => {
      if (postMessage.mock.calls.length > 1) port?.postMessage("new");
    });
    const registration = { active: null, installing: null, waiting: null };
    const found = { ...registration, update: () => Promise.resolve(registration) };
    stubNavigator({
      serviceWorker: { ...workers(() => Promise.resolve(found)), controller: { postMessage } },
    });
    await keeper.begin();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(keeper.fresh).toBe(true);
    vi.useRealTimers();
    expect(postMessage).toHaveBeenCalledTimes(2);
    keeper.fresh = false;
  });

  it("waits for a word where data is to be saved", async () => {
    const register = vi.fn(() =>
      Promise.resolve({ active: null, update: () => Promise.reject(new Error()) }),
    );
    stubNavigator({ serviceWorker: workers(register), connection: { saveData: true } });
    await keeper.begin();
    expect(keeper.standing).toBe("waiting");
    expect(register).not.toHaveBeenCalled();
    await keeper.keep();
    expect(keeper.standing).toBe("kept");
  });
});
