import Deck from "./Deck.svelte";
import Deal from "./Deal.svelte";
import Planks from "./Planks.svelte";
import Special from "./Special.svelte";
import Trick from "./Trick.svelte";
import type { Drawings } from "..";

const drawings: Drawings = {
  material: Deck,
  round: Deal,
  placing: Planks,
  "evaluating-a-trick": Trick,
  "the-special-cards": Special,
};
export default drawings;
