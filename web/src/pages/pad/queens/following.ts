const followed = new WeakSet<object>();

/** Follows a wish, but only once: an editor for another round has nothing to do with it. */
export function once<Wish extends object>(wish: Wish | null, follow: (wish: Wish) => void): void {
  if (!wish || followed.has(wish)) return;
  followed.add(wish);
  follow(wish);
}
