/** Which section is being read: the last one that begins in the upper third of the window. */

const LINE = "-10% 0px -66% 0px";

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
