/** The pads that this device shares. */

import { Publisher } from "./publisher.svelte";

export type { Sending } from "./publisher.svelte";
export const live = new Publisher();
