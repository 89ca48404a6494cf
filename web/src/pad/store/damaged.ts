/** A copy of a pad that can no longer be read. It is kept unchanged until the user deletes it. */
export interface Damaged {
  /** Where it is stored, and under which name. */
  where: "desk" | "drawer";
  key: string;
  /** The pad to which it belonged. */
  id: string;
  /** The raw content, for a download. */
  text: string;
}

/** Renames a damaged copy to get it out of the way. The new name is not longer: there may be no room. */
export const ASIDE = "bad:";
