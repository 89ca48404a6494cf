/** Chooses between the server's response and the cached one. */

/** How long a blank page may last before the cached copy is used. */
export const PATIENCE_MS = 2_500;

/** Does not wait for a server that is down, failing or slow if there is a cached copy. */
export async function serverFirst(
  coming: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const inTime = await Promise.race([coming, after(PATIENCE_MS)]);
  if (inTime && inTime.type !== "error" && inTime.status < 500) return inTime;
  return (await kept().catch(() => undefined)) ?? coming;
}

/** Never rejects: an unreachable server is a result, too. */
export function fromServer(request: Request): Promise<Response> {
  return fetch(request).catch(() => Response.error());
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
