/** What a screen for everybody needs of its device. */

import "./screen.css";

import { stayAwake } from "../playing/wake-lock";

const STILL_MS = 3_000;

/** Large print for as long as the page is shown; to be undone by calling what it gives. */
export function asScreen(): () => void {
  const { dataset } = document.documentElement;
  const sleep = stayAwake();
  const show = hidePointer();

  /** WebKit may not notice by its media queries that a device was turned; a change of the root it notices. */
  function turn(): void {
    dataset.screen = innerHeight > innerWidth ? "upright" : "lying";
  }

  addEventListener("resize", turn);
  turn();
  return () => {
    removeEventListener("resize", turn);
    delete dataset.screen;
    sleep();
    show();
  };
}

/** Whatever points at the screen is seen for a moment after it has moved, and so is what it could press. */
function hidePointer(): () => void {
  const { dataset } = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function moved(): void {
    clearTimeout(timer);
    delete dataset.pointer;
    timer = setTimeout(() => (dataset.pointer = "still"), STILL_MS);
  }

  addEventListener("pointermove", moved);
  addEventListener("keydown", moved);
  moved();
  return () => {
    clearTimeout(timer);
    delete dataset.pointer;
    removeEventListener("pointermove", moved);
    removeEventListener("keydown", moved);
  };
}
