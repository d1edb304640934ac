import type { App } from '../shopUnderTest.ts';
import type { PageName } from './options.ts';

/** Paths of the pages measured in one shop. */
export interface Pages extends Readonly<Record<PageName, string>> {
  /** Of the same kind as the product. */
  secondProduct: string;
}

const lists: Record<App, string> = { gi: '/geschenke', hmd: '/kochgeschirr' };
const searches: Record<App, string> = { gi: '/suche?q=kerze', hmd: '/suche?q=pfanne' };
const PRODUCT_LINK = /<article[\s\S]*?href="([^"]*\/p\/[^"?]*)"/g;

/** The pages of a shop that runs. The products are the first two of its list. */
export async function findPages(app: App, origin: string): Promise<Pages> {
  const html = await (await fetch(origin + lists[app], { signal: AbortSignal.timeout(10_000) })).text();
  const [product, secondProduct] = new Set(Array.from(html.matchAll(PRODUCT_LINK), ([, href = '']) => href));
  if (!product || !secondProduct) throw new Error(`${lists[app]} of ${app} shows no two products.`);
  return { home: '/', list: lists[app], search: searches[app], product, secondProduct };
}
