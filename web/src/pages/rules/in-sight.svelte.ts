/** Which section is being read: the one that lies on a line near the top of the window. */

const LINE = "-14% 0px -85% 0px";

export function sectionInSight(keys: () => readonly string[]): () => string | undefined {
  let key = $state<string>();
  $effect(() => {
    const sections = keys()
      .map((name) => document.getElementById(name))
      .filter((section) => section !== null);
    const seen: Record<string, boolean> = {};
    const watch = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) seen[target.id] = isIntersecting;
        key = sections.findLast((section) => seen[section.id])?.id ?? key;
      },
      { rootMargin: LINE },
    );
    sections.forEach((section) => watch.observe(section));
    return () => watch.disconnect();
  });
  return () => key;
}
