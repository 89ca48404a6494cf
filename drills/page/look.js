// What a person can see on the page and tap. Evaluates to an object with two functions.
(() => {
  const isSeen = (one) =>
    one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden";

  const isOnTop = (one) => {
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top !== null && (one.contains(top) || top.contains(one));
  };

  const all = (selector) =>
    [...document.querySelectorAll(selector)].filter(
      (one) => !one.disabled && one.getAttribute("aria-disabled") !== "true" && isSeen(one),
    );

  const retry = (words) => all("button, a").find((one) => one.textContent.trim() === words);

  const choice = (n) => {
    const where = document.querySelector("dialog[open]") ? "dialog[open]" : "[data-board]";
    const choices = all(`${where} [data-choice=legal]`).filter(isOnTop);
    const cards = choices.filter((one) => one.dataset.card !== undefined);
    const others = choices.filter((one) => one.dataset.card === undefined);
    const lifted = cards.find((one) => one.getAttribute("aria-pressed") === "true");
    return others[n % Math.max(1, others.length)] ?? lifted ?? cards[n % Math.max(1, cards.length)];
  };

  const tapped = (one) => {
    if (!one || !isOnTop(one)) return false;
    one.click();
    return true;
  };

  const styled = () =>
    [...document.querySelectorAll("link[rel=stylesheet]")].every(({ sheet }) => sheet !== null);

  return {
    look: (words) => ({
      where: document.querySelector("[data-page]")?.dataset.page ?? "",
      path: location.pathname,
      ours: document.getElementById("app") !== null,
      blank: document.body === null || document.body.innerText.trim() === "",
      asked: document.querySelector("[data-turn=mine]") !== null,
      busy: document.querySelector("[aria-busy=true]") !== null,
      sheet: document.querySelector("dialog[open] [data-action=play-now]") !== null,
      retry: retry(words) !== undefined,
      styled: styled(),
      text: document.body?.innerText ?? "",
    }),
    tap: (selector) => tapped(all(selector)[0]),
    decide: (n) => tapped(choice(n)),
    retry: (words) => tapped(retry(words)),
    // Ends animations that are still running.
    hurry: () =>
      document
        .querySelector("main[data-page=playing] .stage")
        ?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })),
  };
})()
