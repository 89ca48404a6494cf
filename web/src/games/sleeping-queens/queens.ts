/** What is printed on the queens. */

import cake from "virtual:icon/cake-slice";
import cat from "virtual:icon/cat";
import feather from "virtual:icon/feather";
import heart from "virtual:icon/hearts";
import ladybug from "virtual:icon/ladybug";
import moon from "virtual:icon/moon";
import rainbow from "virtual:icon/rainbow-star";
import rose from "virtual:icon/rose";
import seaStar from "virtual:icon/sea-star";
import dog from "virtual:icon/sitting-dog";
import stack from "virtual:icon/stack";
import sunflower from "virtual:icon/sunflower";

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

/** A queen's sign, for where there is no room for the whole of her. */
export const SIGNS: Readonly<Record<string, string>> = {
  rose,
  cake,
  rainbow,
  starfish: seaStar,
  ladybug,
  moon,
  peacock: feather,
  sunflower,
  cat,
  dog,
  pancake: stack,
  heart,
};
