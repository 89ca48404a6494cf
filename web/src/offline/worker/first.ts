/** Whose answer is taken when both the server and what is kept have one. */

/** How long somebody looks at nothing before what is kept is good enough. */
export const PATIENCE_MS = 2_500;

/** A server that is away, in trouble or slow is not waited for where something is kept. */
export async function serverFirst(
  coming: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const inTime = await Promise.race([coming, after(PATIENCE_MS)]);
  if (inTime && inTime.type !== "error" && inTime.status < 500) return inTime;
  return (await kept().catch(() => undefined)) ?? coming;
}

/** Never rejects: a server that cannot be reached is an answer, too. */
export function fromServer(request: Request): Promise<Response> {
  return fetch(request).catch(() => Response.error());
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
