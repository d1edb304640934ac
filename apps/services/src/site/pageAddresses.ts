import { defaultLocale, type Locale, type LocaleAddress, locales } from '@shop/contracts';
import type { SiteFrame } from './siteFrame.ts';

/** Site flag: the language switch links products to landing pages (specification, section 9). */
const LANDING_FLAG = 'productsToLanding';

/** Path segments of products: the specification's and ours. */
const productSegments: readonly string[] = ['product', 'p'];
const LANDING_SEGMENT = 'landing';

/**
 * A page of the tree in every language it has; `rest` is the route inside an app, whose canonical path is its page's.
 */
export function nodeAddresses(site: SiteFrame, id: string, rest = ''): LocaleAddress[] {
  return locales.flatMap((locale) => {
    const node = site.locales[locale].nodes.get(id);
    if (!node) return [];
    return [rest ? { locale, url: node.uri + rest, canonical: node.uri } : { locale, url: node.uri }];
  });
}

/** The page of an item in every language it has. */
export function itemAddresses(uris: Readonly<Partial<Record<Locale, string>>>): LocaleAddress[] {
  return locales.flatMap((locale) => {
    const url = uris[locale];
    return url ? [{ locale, url }] : [];
  });
}

/** Targets of the language switch: the same page, or with the flag a product's landing page. */
export function languageSwitch(
  addresses: readonly LocaleAddress[],
  flags: Readonly<Record<string, boolean>>,
): LocaleAddress[] {
  return addresses.map((address) => {
    const url = flags[LANDING_FLAG] ? toLanding(address.url) : address.url;
    return url === address.url ? address : { ...address, url, canonical: address.canonical ?? address.url };
  });
}

function toLanding(path: string): string {
  return replaceSegment(path, productSegments, LANDING_SEGMENT) ?? path;
}

/** The product paths that a landing path may correspond to; none if the site has no such paths. */
export function productsOfLanding({ locales: frames }: SiteFrame, path: string): string[] {
  if (!frames[defaultLocale].settings.general.flags[LANDING_FLAG]) return [];
  return productSegments.flatMap((segment) => replaceSegment(path, [LANDING_SEGMENT], segment) ?? []);
}

/** The path with the first of these segments replaced; null if it has none of them. */
function replaceSegment(path: string, from: readonly string[], to: string): string | null {
  const segments = path.split('/');
  const at = segments.findIndex((segment) => from.includes(segment));
  return at < 0 ? null : segments.with(at, to).join('/');
}
