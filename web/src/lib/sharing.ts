/** A result in words, and as a file. */

import { written } from "./chart";
import { dayOf } from "./dates";
import { type Result, rowsOf } from "./picture";
import { gameTitle, say, sayOf } from "./words.svelte";

/**
 * Game and day, the winner, every player on a line, and the link if there is one. The words of `around` must be loaded.
 */
export function textOf(
  result: Result,
  { day, link }: { day: Date | null; link?: string | undefined },
): string {
  const head = [gameTitle(result.game), dateOf(day)].filter(Boolean).join(" · ");
  const note = result.note ? [`⚠ ${result.note}`] : [];
  return [head, headlineOf(result), ...placesOf(result), ...note, ...(link ? [link] : [])].join("\n");
}

/** The short form: "Skull King: 1. Anna 230, 2. Ben 190". */
export function lineOf(result: Result): string {
  return sayOf("around", "share-text", {
    game: gameTitle(result.game),
    places: placesOf(result).join(", "),
  });
}

function placesOf(result: Result): string[] {
  return rowsOf(result).map(({ place, name, score }) =>
    sayOf("around", "share-place", { place: String(place), name, score: written(score) }),
  );
}

export function headlineOf(result: Result): string {
  if (result.headline) return result.headline;
  const winners = rowsOf(result).filter(({ place }) => place === 1);
  return say("somebody-wins", { names: winners.map(({ name }) => name).join(", "), count: winners.length });
}

export function dateOf(day: Date | null): string {
  return day ? dayOf(day) : "";
}

export function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], name, { type: "image/png" }));
      else reject(new Error("this browser makes no files of pictures"));
    }, "image/png"),
  );
}

/** Saves to the downloads folder. */
export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Whether this device can share pictures with other apps. */
export function canPassOn(file: File): boolean {
  return "canShare" in navigator && navigator.canShare({ files: [file] });
}
