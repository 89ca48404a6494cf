import type { Component } from "svelte";

import type { Face } from "../../../art/face";
import CardPiece from "./CardPiece.svelte";

/** A card of a game, drawn from its code. */
export function cardPiece(faceOf: (code: string) => Face): Component<{ code: string; marked?: boolean }> {
  return (anchor, props) =>
    CardPiece(anchor, {
      get code() {
        return props.code;
      },
      get marked() {
        return props.marked ?? false;
      },
      faceOf,
    });
}
