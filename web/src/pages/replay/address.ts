/** The part of the address that says which moment is looked at, and from where: `?step=120&seat=2&open`. */

export interface Place {
  /** Null if the address names none; NaN if it names one that is no number. */
  step: number | null;
  /** A seat counted from 0, or a spectator's chair; undefined if the address does not say. */
  viewer: number | null | undefined;
  open: boolean;
  /** With the others at the table. */
  together: boolean;
}

export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  const [step, seat] = [query.get("step"), query.get("seat")];
  const isSeat = seat !== null && /^\d{1,2}$/.test(seat);
  const isLinked = step !== null || query.has("open");
  return {
    step: step === null ? null : /^\d{1,7}$/.test(step) ? Number(step) : Number.NaN,
    viewer: isSeat ? Number(seat) : isLinked || seat !== null ? null : undefined,
    open: query.has("open"),
    together: query.has("together"),
  };
}

export function writePlace({
  step,
  viewer,
  open,
}: {
  step: number;
  viewer: number | null;
  open: boolean;
}): string {
  const seat = viewer === null ? "" : `&seat=${viewer}`;
  return `?step=${step}${seat}${open ? "&open" : ""}`;
}
