import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { speak, speakOf } from "../../lib/words.svelte";
import Bed from "./Bed.svelte";

beforeEach(async () => {
  await speak("en");
  await speakOf("sleeping-queens");
});
afterEach(cleanup);

test.each([
  [0, "1"],
  [11, "12"],
])("people read the place %i of the wire as %s", (place, shown) => {
  const bed = { queen: undefined, awake: false, turned: undefined, pointed: false, option: undefined };
  render(Bed, { ...bed, place, busy: false, onchoose: () => undefined });
  expect(screen.getByText(shown)).toBeTruthy();
  expect(document.body.innerHTML).toContain(`Place ${shown}: a sleeping queen`);
});
