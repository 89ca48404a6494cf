/** Names for columns that have no room for names. */

const ROOM = 5;

/** Short, and no two the same: the beginning of a name, or its beginning and its end where others begin alike. */
export function shortNames(names: readonly string[]): string[] {
  const cut = names.map((name) => beginning(name));
  return names.map((name, seat) => {
    const isAlone = cut.every((other, at) => at === seat || other.toLowerCase() !== cut[seat]?.toLowerCase());
    return isAlone ? (cut[seat] ?? name) : bothEnds(name);
  });
}

function beginning(name: string): string {
  const letters = [...name];
  return letters.length <= ROOM + 1 ? name : `${letters.slice(0, ROOM).join("").trimEnd()}.`;
}

function bothEnds(name: string): string {
  const letters = [...name];
  return letters.length <= ROOM + 1 ? name : `${letters.slice(0, 2).join("")}…${letters.slice(-2).join("")}`;
}
