import { describe, expect, it, vi } from "vitest";

import { commitmentOf } from "./fairness";

/** The example of docs/fairness.md. */
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "bdb26b1cc3e99e7bf4e2bfab8abfcce7fc9baab7436aa16b4d8f115cc266f72e";

describe("the commitment", () => {
  it("is that of the written example", async () => {
    expect(await commitmentOf(SECRET)).toBe(COMMITMENT);
  });

  it("is another for another secret", async () => {
    expect(await commitmentOf(SECRET.replace("1f", "20"))).not.toBe(COMMITMENT);
  });

  it("cannot be told without a secure connection", async () => {
    vi.stubGlobal("crypto", {});
    expect(await commitmentOf(SECRET)).toBeNull();
    vi.unstubAllGlobals();
  });
});
