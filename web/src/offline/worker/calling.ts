/** A tap on a notification opens its table. */

import { type Scope, scope } from "./scope";

export async function comeBack(notification: Notification, within: Scope = scope): Promise<void> {
  notification.close();
  const path = pathOf(notification.data);
  const pages = await within.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else await within.clients.openWindow(path);
}

function pathOf(data: unknown): string {
  const isTold = typeof data === "object" && data !== null && "path" in data;
  return isTold && typeof data.path === "string" && data.path.startsWith("/t/") ? data.path : "/";
}
