/** Imported by the pad's pages: continues sharing after a reload, and costs nothing if nothing is shared. */

import { remembered } from "../../lib/memory";
import { KEY } from "./shares";

if ((remembered(KEY) ?? "[]") !== "[]") void import("./live.svelte");
