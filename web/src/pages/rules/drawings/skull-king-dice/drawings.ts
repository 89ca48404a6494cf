import Score from "../Score.svelte";
import Dice from "./Dice.svelte";
import Gentle from "./Gentle.svelte";
import Ranks from "./Ranks.svelte";
import type { Drawings } from "..";

const drawings: Drawings = {
  dice: Dice,
  "who-wins-the-trick": Ranks,
  score: Score,
  "landlubber-scoring": Gentle,
};
export default drawings;
