/** Whether a proxy counts, by its address and how many steps it is before this server. */
type TrustHop = (address: string, hop: number) => boolean;

/** An address, or a network with its prefix; none of everybody (`/0`). Fastify refuses what only looks like one. */
const NETWORK = /^[\d.a-f:]*[.:][\d.a-f:]*(?:\/[1-9]\d*)?$/i;
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];
const HOPS = /^[1-9]\d?$/;

/**
 * Reads a setting of the proxies whose X-Forwarded-* headers count: `false` for none, a number of hops, or addresses,
 * networks and `loopback` by commas. Undefined for what would believe everybody, such as `true`: the leftmost entry of
 * X-Forwarded-For is the visitor's own.
 */
export function trustedProxies(setting: string): false | string[] | TrustHop | undefined {
  if (setting === 'false') return false;
  if (HOPS.test(setting)) return (_address, hop) => hop < Number(setting);
  const names = setting.split(',').map((name) => name.trim());
  return names.every((name) => NAMED.includes(name) || NETWORK.test(name)) ? names : undefined;
}
