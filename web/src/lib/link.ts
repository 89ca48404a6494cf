/** The address of a table for other people. */

import { get } from "./api";

/**
 * A player on the server's own machine has an address that others cannot use: ask the server. If it does not answer,
 * use ours.
 */
export async function linkFor(table: string): Promise<string> {
  const ours = `${location.origin}/t/${table}`;
  return get<{ link: string }>(`/api/tables/${table}/link`).then(
    ({ link }) => link,
    () => ours,
  );
}

/** What people type: the host, and the rest of the address as far as needed. */
export function typed(link: string, path: string): string {
  return new URL(link).host + path;
}
