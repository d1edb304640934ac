import type { ItemPage } from '../catalogue/findItemPage.ts';
import type { JsonLd } from './JsonLd.ts';
import { productJsonLd } from './productJsonLd.ts';
import { recipeJsonLd } from './recipeJsonLd.ts';
import { seriesJsonLd } from './seriesJsonLd.ts';
import type { Shop } from './Shop.ts';

/**
 * Structured data of an item. For a members-only recipe, only the public part. None of its questions: they are
 * customers', so no FAQPage, and nobody else may answer them, so no QAPage.
 */
export function itemJsonLd(item: ItemPage, shop: Shop): JsonLd[] {
  const about = aboutJsonLd(item, shop);
  return about ? [about] : [];
}

function aboutJsonLd(item: ItemPage, shop: Shop): JsonLd | null {
  if (item.recipe) return recipeJsonLd(item, item.recipe, shop);
  if (item.productType === 'series') return seriesJsonLd(item, shop);
  return item.priceCents === null ? null : productJsonLd(item, shop);
}
