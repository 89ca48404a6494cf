import { expect, it } from "vitest";

import { reach } from "./reach";

it.each([
  ["localhost", "machine"],
  ["127.0.0.1", "machine"],
  ["[::1]", "machine"],
  ["192.168.1.7", "home"],
  ["10.0.0.4", "home"],
  ["172.16.3.2", "home"],
  ["172.32.3.2", "world"],
  ["[fd00::1]", "home"],
  ["pirate.local", "home"],
  ["raspberry", "home"],
  ["games.example.org", "world"],
  ["8.8.8.8", "world"],
])("%s is reached from: %s", (host, from) => expect(reach(host)).toBe(from));
