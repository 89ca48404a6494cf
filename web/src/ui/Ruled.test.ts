import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";

import { speak } from "../lib/words.svelte";
import Ruled from "./Ruled.svelte";

beforeAll(() => speak("en"));
afterEach(cleanup);

test("people read no ids: a sign leads to the rule", () => {
  const { container } = render(Ruled, { text: "Black beats the other colours. (SK-41)" });
  expect(container.textContent?.trim()).toBe("Black beats the other colours.");
  const link = screen.getByRole("link", { name: "Rule SK-41" });
  expect(link.getAttribute("href")).toBe("/rules/skull-king#SK-41");
});
