/** A copy of a pad that cannot be read any more. It is kept as it was until somebody throws it away. */
export interface Damaged {
  /** Where it lies, and under what name. */
  where: "desk" | "drawer";
  key: string;
  /** The pad that it was of. */
  id: string;
  /** What lies there, for a download. */
  text: string;
}

/** What is damaged lies under another name, so that it is in nobody's way. The name is not longer: there may be no room. */
export const ASIDE = "bad:";
