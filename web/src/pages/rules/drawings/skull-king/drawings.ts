import Score from "../Score.svelte";
import Deck from "./Deck.svelte";
import Ranks from "./Ranks.svelte";
import type { Drawings } from "..";

const drawings: Drawings = { cards: Deck, "who-wins-the-trick": Ranks, score: Score };
export default drawings;
