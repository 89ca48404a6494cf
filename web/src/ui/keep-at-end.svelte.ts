import type { Attachment } from "svelte/attachments";

const NEAR = 60;

/** Shows the end of a list that grows, unless somebody has scrolled away from it to read. */
export function keepAtEnd(length: () => number): Attachment<HTMLElement> {
  return (list) => {
    let isNear = true;
    const look = () => (isNear = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR);
    list.addEventListener("scroll", look, { passive: true });
    $effect(() => {
      length();
      if (isNear) list.scrollTop = list.scrollHeight;
    });
    return () => list.removeEventListener("scroll", look);
  };
}
