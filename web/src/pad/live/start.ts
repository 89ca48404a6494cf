/** To be imported by the pad's pages: goes on sending what was shared before a reload, and costs nothing if there is none. */

import { remembered } from "../../lib/memory";
import { KEY } from "./shares";

if ((remembered(KEY) ?? "[]") !== "[]") void import("./live.svelte");
