import Deck from "./Deck.svelte";
import Defence from "./Defence.svelte";
import End from "./End.svelte";
import Queens from "./Queens.svelte";
import Sums from "./Sums.svelte";
import type { Drawings } from "..";

const drawings: Drawings = {
  cards: Deck,
  "a-turn": Sums,
  defence: Defence,
  "special-queens": Queens,
  end: End,
};
export default drawings;
