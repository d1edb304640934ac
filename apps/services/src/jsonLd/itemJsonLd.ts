import type { ItemPage } from '../catalogue/findItemPage.ts';
import { questionsJsonLd } from './communityJsonLd.ts';
import type { JsonLd } from './JsonLd.ts';
import { productJsonLd } from './productJsonLd.ts';
import { recipeJsonLd } from './recipeJsonLd.ts';
import { seriesJsonLd } from './seriesJsonLd.ts';
import type { Shop } from './Shop.ts';

/** Structured data of an item, and of its answered questions. For a members-only recipe, only the public part. */
export function itemJsonLd(item: ItemPage, shop: Shop): JsonLd[] {
  const about = aboutJsonLd(item, shop);
  return about ? [about, ...questionsJsonLd(item)] : [];
}

function aboutJsonLd(item: ItemPage, shop: Shop): JsonLd | null {
  if (item.recipe) return recipeJsonLd(item, item.recipe, shop);
  if (item.productType === 'series') return seriesJsonLd(item, shop);
  return item.priceCents === null ? null : productJsonLd(item, shop);
}
