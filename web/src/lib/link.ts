/** The address of a table as others reach it. */

import { get } from "./api";

/**
 * Who plays on the machine that runs the server has an address that is of no use to others: the server knows better.
 * Where it cannot be asked, ours has to do.
 */
export async function linkFor(table: string): Promise<string> {
  const ours = `${location.origin}/t/${table}`;
  return get<{ link: string }>(`/api/tables/${table}/link`).then(
    ({ link }) => link,
    () => ours,
  );
}

/** What people type: the host, and what else they need of the address. */
export function typed(link: string, path: string): string {
  return new URL(link).host + path;
}
