import type { Brand } from '@shop/brands';
import { readSamples } from '@shop/brands/samples';
import type { PageName } from './options.ts';

/** Paths of the pages measured in one shop. */
export interface Pages extends Readonly<Record<PageName, string>> {
  /** Of the same kind as the product. */
  secondProduct: string;
}

const PRODUCT_LINK = /<article[\s\S]*?href="([^"]*\/p\/[^"?]*)"/g;

/** Of the profile area, in the default language of the shops (specification). */
const OVERVIEW = '/profil';

/** The pages of a shop that runs. The products are the first two of its list. */
export async function findPages(brand: Brand, origin: string): Promise<Pages> {
  const { home, list, search } = readSamples(brand).measured;
  const html = await (await fetch(origin + list, { signal: AbortSignal.timeout(10_000) })).text();
  const [product, secondProduct] = new Set(Array.from(html.matchAll(PRODUCT_LINK), ([, href = '']) => href));
  if (!product || !secondProduct) throw new Error(`${list} of ${brand.name} shows no two products.`);
  return { home, list, search, product, secondProduct, overview: OVERVIEW };
}
