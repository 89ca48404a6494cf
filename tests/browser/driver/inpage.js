// Runs in every document before its own scripts, in every engine. Waiting is done here, beside what is waited for: a
// question from outside every few milliseconds would keep the page from getting on.
//
// Tests replace setTimeout and the like; what is needed here is taken before they can.
(() => {
  if (window.__driver) return;
  const later = window.setTimeout.bind(window);
  const nextDraw = window.requestAnimationFrame.bind(window);
  const now = performance.now.bind(performance);
  const LONGEST_PAUSE = 40;
  const LONGEST_FRAME = 5000; // on a busy machine
  const LONGEST_CLICK = 1000;

  // Resolves after the next change of the document, or after the longest pause.
  const change = () =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => done());
      const done = () => {
        observer.disconnect();
        later(resolve, 0);
      };
      observer.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
      later(done, LONGEST_PAUSE);
    });

  const frame = () =>
    new Promise((resolve) => {
      nextDraw(() => later(resolve, 0));
      later(resolve, document.hidden ? LONGEST_PAUSE : LONGEST_FRAME); // a hidden page draws no frames
    });

  // Two frames may be of the same time: Chromium's clock of animations runs ahead of its frames after a delay. Then all
  // that moves has the same box in both.
  const laterFrame = async (end) => {
    const before = document.timeline.currentTime;
    do await frame();
    while (document.timeline.currentTime === before && !document.hidden && now() < end);
    return document.timeline.currentTime !== before || document.hidden;
  };

  // As Python has it: what is empty is not true.
  const isTrue = (value) =>
    Array.isArray(value) ? value.length > 0 : value?.constructor === Object ? Object.keys(value).length > 0 : Boolean(value);

  // {value} as soon as `look` gives something true, {why} when the time is over.
  const until = async (look, ms) => {
    const end = now() + ms;
    for (;;) {
      let value, why = '';
      try {
        value = await look();
      } catch (error) {
        why = String(error);
      }
      if (isTrue(value)) return {value: value instanceof Node ? true : value};
      if (now() >= end) return {why};
      await change();
    }
  };

  const tag = (element) => element.cloneNode(false).outerHTML.slice(0, 160);

  // The first such element that a finger can reach, and where; or why there is none.
  const reachable = (selector, text) => {
    const all = [...document.querySelectorAll(selector)];
    const wanted = text === null ? all : all.filter((one) => one.textContent.includes(text));
    let why = all.length === 0 ? 'there is no such element' : `none of ${all.length} such elements has that text`;
    for (const element of wanted) {
      const found = reach(element);
      if (found.spot) return found;
      why = found.why;
    }
    return {why};
  };

  const reach = (element) => {
    if (element.matches(':disabled')) return {why: 'it is disabled'};
    if (element.getClientRects().length === 0) return {why: 'it is not displayed'};
    const style = getComputedStyle(element);
    if (style.pointerEvents === 'none') return {why: 'it takes no taps (pointer-events: none)'};
    if (style.visibility !== 'visible') return {why: 'it is not visible'};
    const here = under(element);
    if (element.contains(here.top)) return {element, ...here};
    // Scroll only where that is needed: if the element is sticky, Firefox scrolls a little further with every call.
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    const there = under(element);
    if (there.top === null) return {why: 'it lies outside of the window'};
    if (!element.contains(there.top) && !there.top.contains(element)) return {why: `it is covered by ${tag(there.top)}`};
    return {element, ...there};
  };

  // The middle of an element, what lies on top there, and its box as text.
  const under = (element) => {
    const {x, y, width, height} = element.getBoundingClientRect();
    const spot = [x + width / 2, y + height / 2];
    return {spot, top: document.elementFromPoint(...spot), box: [x, y, width, height].join()};
  };

  // An animation that has just been asked for moves nothing before its first frame. Those of other elements do not
  // count: WebKit may begin one anew in every frame.
  const isStarting = (element) =>
    !document.hidden && document.getAnimations().some((one) => one.pending && one.effect?.target?.contains(element));

  // WebKit leaves such animations to its compositor and gives the same boxes all the while.
  const CARRYING = ['transform', 'translate', 'scale', 'rotate', 'offsetDistance'];
  const boxesLie = /AppleWebKit/.test(navigator.userAgent) && !/Chrom/.test(navigator.userAgent);
  const isCarried = (element) =>
    boxesLie &&
    document.getAnimations().some((one) =>
      one.playState === 'running' && one.effect?.target?.contains(element) &&
      one.effect.getKeyframes().some((frame) => CARRYING.some((name) => name in frame)));

  // Where to tap: the middle of an element that is visible, enabled, on top, and in the same place in two frames.
  const still = async (selector, text, ms) => {
    const end = now() + ms;
    for (;;) {
      const before = reachable(selector, text);
      let why = before.why;
      if (before.spot) {
        const wasStarting = isStarting(before.element); // its first frame is where it was before
        const isLater = await laterFrame(end);
        const found = reachable(selector, text);
        const isSame =
          isLater && found.spot && found.element === before.element && found.box === before.box && !wasStarting;
        if (isSame && !isStarting(found.element) && !isCarried(found.element)) {
          notice(found);
          return {value: found.spot};
        }
        why = found.why ?? 'it is still moving';
      }
      if (now() >= end) return {why};
      if (!before.spot) await change();
    }
  };

  // Resolves when the tap has become a click; true if it hit something else, since the page moved at the last moment.
  // Some engines make a click of a touch only after the touch has ended. Not every tap becomes one.
  let missed = Promise.resolve(false);
  const notice = ({element, top}) => {
    const isHit = ({target}) => target === top || element.contains(target) || target.closest('label')?.contains(element);
    missed = new Promise((resolve) => {
      const told = (event) => {
        const isMiss = !isHit(event); // now: what is done with the click may take its target away
        later(() => resolve(isMiss), 0);
      };
      document.addEventListener('click', told, {capture: true, once: true});
    });
  };
  const wasMissed = () => Promise.race([missed, new Promise((resolve) => later(() => resolve(false), LONGEST_CLICK))]);

  // Resolves when nothing is animated, all fonts are there, and two frames in a row have the same boxes.
  const isStill = async () => {
    await document.fonts.ready;
    const boxes = () => [...document.querySelectorAll('body *')].map((one) => {
      const {x, y, width, height} = one.getBoundingClientRect();
      return `${x},${y},${width},${height}`;
    }).join(' ');
    const isMoving = (one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity;
    if (document.getAnimations().some(isMoving)) return false;
    const before = boxes();
    await frame();
    return boxes() === before && !document.getAnimations().some(isMoving);
  };

  const driver = {until, still, isStill, wasMissed};
  Object.defineProperty(window, '__driver', {value: driver});
})();
