/** What is printed on the queens. */

import { PORTRAITS } from "../../art/queens";

export const POINTS: Readonly<Record<string, number>> = {
  rose: 5,
  cake: 5,
  rainbow: 5,
  starfish: 5,
  ladybug: 10,
  moon: 10,
  peacock: 10,
  sunflower: 10,
  cat: 15,
  dog: 15,
  pancake: 15,
  heart: 20,
};

/** People count the places from 1, the wire from 0. */
export function placeShown(place: number): number {
  return place + 1;
}

/** A queen's sign, for where there is no room for the whole of her. */
export function signOf(queen: string): string {
  return PORTRAITS[queen]?.sign ?? "";
}
