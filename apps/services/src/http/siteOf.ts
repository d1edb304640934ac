import type { Config } from '../config.ts';
import { HttpRefusal } from '../rpc/HttpRefusal.ts';

/** The site of a request, by its header; the default one without. An unknown site is refused. */
export function siteOf(
  header: string | string[] | undefined,
  { SITES, DEFAULT_SITE }: Pick<Config, 'SITES' | 'DEFAULT_SITE'>,
): string {
  const site = typeof header === 'string' && header ? header.toLowerCase() : DEFAULT_SITE;
  if (!SITES.includes(site)) throw new HttpRefusal(400, 'unknown site');
  return site;
}
