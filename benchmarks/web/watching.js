/* Runs in the page before its own scripts, and records the browser's measurements. WANTED is filled in. */
(() => {
  const noted = { seen: null, tasks: [], shifts: [], frames: [] };
  window.__noted = noted;
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on("longtask", (task) => noted.tasks.push([task.startTime, task.startTime + task.duration]));
  on("layout-shift", (shift) => {
    if (shift.hadRecentInput) return;
    const who = shift.sources.map(({ node }) => (node?.nodeType === 1 ? node : node?.parentElement));
    const moved = who.map((one) => (one ? `${one.tagName.toLowerCase()}.${one.className}` : "?"));
    noted.shifts.push({ value: shift.value, at: shift.startTime, moved });
  });
  const watcher = new MutationObserver(look);
  watcher.observe(document, { subtree: true, childList: true, attributes: true });
  function look() {
    const found = document.querySelector(WANTED);
    if (!found || noted.seen) return;
    // After the frame that shows it, in a task of its own: from here on the page reacts to a tap. Measure only then,
    // because reading sizes earlier would cost an extra layout.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (found.getClientRects().length > 0) noted.seen ??= performance.now();
      }),
    );
  }
  window.__countFrames = () => {
    let last = null;
    const count = (now) => {
      if (last !== null) noted.frames.push(now - last);
      last = now;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  };
})();
