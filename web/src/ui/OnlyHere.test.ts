import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { speak } from "../lib/words.svelte";
import OnlyHere from "./OnlyHere.svelte";

beforeEach(() => speak("en"));
afterEach(cleanup);

test.each(["http://127.0.0.1:7878/t/abc", "http://localhost:7878/pad/live/abc", "http://[::1]:7878/t/abc"])(
  "%s leads nowhere for a phone, and it is said how to change that",
  async (link) => {
    render(OnlyHere, { link });
    expect(await screen.findByRole("note")).toHaveProperty(
      "textContent",
      expect.stringContaining("skulduggery serve --host 0.0.0.0"),
    );
  },
);

test.each(["http://192.168.1.7:7878/t/abc", "https://games.example.org/t/abc"])(
  "nothing is said beside %s",
  async (link) => {
    render(OnlyHere, { link });
    await Promise.resolve();
    expect(screen.queryByRole("note")).toBeNull();
  },
);
