import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { follow, go, here, placeOnPage } from "./router.svelte";

function link(attributes: Record<string, string>): HTMLAnchorElement {
  const made = document.createElement("a");
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  document.body.append(made);
  return made;
}

function clicked(element: Element, how: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
  element.dispatchEvent(event);
  return event;
}

describe("the router", () => {
  beforeAll(() => follow());
  beforeEach(() => {
    vi.stubGlobal("scrollTo", () => undefined);
    document.body.replaceChildren();
    go("/", { replace: true });
  });

  it("goes where it is told", () => {
    go("/t/abc?tv");
    expect(here()).toEqual({ path: "/t/abc", tv: true, sheet: false });
    go("/t/abc?tvs");
    expect(here().tv).toBe(false);
    go("/rules/skull-king?sheet");
    expect(here()).toEqual({ path: "/rules/skull-king", tv: false, sheet: true });
  });

  it("follows links within the page, also from something inside them", () => {
    const to = link({ href: "/mine" });
    to.append(document.createElement("b"));
    expect(clicked(to.querySelector("b") ?? to).defaultPrevented).toBe(true);
    expect(here().path).toBe("/mine");
  });

  it.each([
    [{ href: "/api/me/records" }, {}],
    [{ href: "/mine", target: "_blank" }, {}],
    [{ href: "/mine", download: "games" }, {}],
    [{ href: "https://game-icons.net/" }, {}],
    [{ href: "/mine" }, { ctrlKey: true }],
    [{ href: "/mine" }, { metaKey: true }],
    [{ href: "/mine" }, { shiftKey: true }],
    [{ href: "/mine" }, { button: 1 }],
  ])("leaves %j with %j to the browser", (attributes, how) => {
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    clicked(link(attributes), how);
    expect(here().path).toBe("/");
  });

  it("comes back with the back button", () => {
    go("/mine");
    history.replaceState(null, "", "/");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(here().path).toBe("/");
  });

  it("keeps the place that a link names, and leaves the way on the same page to the browser", () => {
    clicked(link({ href: "/rules/skull-king#SK-31" }));
    expect([here().path, placeOnPage()]).toEqual(["/rules/skull-king", "SK-31"]);
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    clicked(link({ href: "/rules/skull-king#SK-45" }));
    expect(placeOnPage()).toBe("SK-31");
    go("/mine");
    expect(placeOnPage()).toBe("");
  });
});
