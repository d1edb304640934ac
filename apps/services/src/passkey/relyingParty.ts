import { isIP } from 'node:net';
import type { Call } from '../module.ts';
import { readShop } from '../site/readShop.ts';

/** The shop as authenticators and browsers know it. */
export interface RelyingParty {
  /** The domain that its passkeys belong to. */
  id: string;
  name: string;
  /** Of the pages that may use them. */
  origin: string;
}

/** The relying party of a call's site; null where the configured origin has no domain. */
export async function readRelyingParty({
  db,
  config,
  site,
  locale,
}: Pick<Call, 'db' | 'config' | 'site' | 'locale'>): Promise<RelyingParty | null> {
  const shop = await readShop(db, config, site, locale);
  const url = shop && urlWithDomain(shop.baseUrl);
  return url && { id: url.hostname, name: shop.name, origin: url.origin };
}

/**
 * An address by whose host passkeys can be made; null if there is none. Browsers refuse IP addresses; this machine, where
 * shops are developed and tested, has a name besides.
 */
export function urlWithDomain(address: string): URL | null {
  const url = new URL(address);
  if (isLoopback(url.hostname)) url.hostname = 'localhost';
  return isIP(withoutBrackets(url.hostname)) ? null : url;
}

const isLoopback = (host: string) => host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));
const withoutBrackets = (host: string) => host.replace(/^\[|\]$/g, '');
