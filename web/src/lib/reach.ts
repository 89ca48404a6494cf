/** Who can open a page at this host: this machine, this network, or everybody. */

export type Reach = "machine" | "home" | "world";

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;
const THIS_NETWORK =
  /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|\[f[cde][^\]]*\]|[^.]+|.+\.(local|lan|home|home\.arpa|fritz\.box))$/;

export function reach(host: string): Reach {
  if (THIS_MACHINE.test(host)) return "machine";
  return THIS_NETWORK.test(host) ? "home" : "world";
}
