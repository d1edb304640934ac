import { readSamples } from '@shop/brands/samples';
import type { AttackedShop } from './AttackedShop.ts';

const ADD = '/services/checkout/cart/AddItem';
const SEARCH = '/services/catalogue/backend/Search';

/** The SKU of an article of which a cart takes so many. */
export async function findArticle(shop: AttackedShop, qty: number): Promise<string> {
  const { searchTerm } = readSamples(shop.brand);
  const { text } = await shop.call(SEARCH, JSON.stringify([{ term: searchTerm, locale: 'de', pageSize: 24 }]));
  const [found] = JSON.parse(text) as [{ items: { id: string }[] } | null];
  for (const { id } of found?.items ?? []) {
    const reply = await shop.call(ADD, JSON.stringify([{ sku: id, qty }, null]));
    const [, lineId, error] = JSON.parse(reply.text) as [unknown, string, unknown];
    if (reply.status === 200 && lineId && !error) return id;
  }
  throw new Error(`No article of "${searchTerm}" can be put into a cart ${qty} times.`);
}
