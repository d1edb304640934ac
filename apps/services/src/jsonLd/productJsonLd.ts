import type { ItemPage } from '../catalogue/findItemPage.ts';
import { reviewsOf } from './communityJsonLd.ts';
import type { SkuFacts } from './itemFacts.ts';
import { itemUrl } from './itemUrl.ts';
import { type JsonLd, SCHEMA } from './JsonLd.ts';
import { offerJsonLd } from './offerJsonLd.ts';
import { pictureUrl } from './pictures.ts';
import type { Shop } from './Shop.ts';

/** A product with its offer, or a group of its variants with an offer each. */
export function productJsonLd(item: ItemPage, shop: Shop): JsonLd {
  const { facts, title, summary } = item;
  const { brand, skus } = facts;
  const url = itemUrl(item, shop.baseUrl);
  const about = {
    '@context': SCHEMA,
    name: title,
    description: summary,
    url,
    ...(facts.images.length > 0 && { image: facts.images.map((id) => pictureUrl(shop.baseUrl, id)) }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...reviewsOf(item),
  };
  if (skus.length > 1) return { ...about, '@type': 'ProductGroup', ...groupOf(item, url, shop) };
  const only = skus[0] ?? { ...noSku, sku: item.id, priceCents: item.priceCents ?? 0 };
  return {
    ...about,
    '@type': 'Product',
    sku: only.sku,
    ...(only.gtin && { gtin: only.gtin }),
    offers: offerJsonLd(item, only, url, shop),
  };
}

const noSku = { gtin: '', crossCents: null, stock: 0, label: '', swatch: '', images: [] };

function groupOf(item: ItemPage, url: string, shop: Shop): JsonLd {
  const { facts, title, id } = item;
  const property = propertyOf(item);
  return {
    productGroupID: id,
    ...(property && { variesBy: [`${SCHEMA}/${property}`] }),
    hasVariant: facts.skus.map((sku) => {
      const own = `${url}?variant=${encodeURIComponent(sku.sku)}`;
      const pictures = sku.images.length > 0 ? sku.images : facts.images.slice(0, 1);
      return {
        '@type': 'Product',
        name: `${title}, ${sku.label}`,
        url: own,
        sku: sku.sku,
        ...(sku.gtin && { gtin: sku.gtin }),
        ...(pictures.length > 0 && { image: pictures.map((picture) => pictureUrl(shop.baseUrl, picture)) }),
        ...(property && { [property]: sku.label }),
        offers: offerJsonLd(item, sku, own, shop),
      };
    }),
  };
}

/** What variants differ in: colour if they have swatches, else size. schema.org has no term for vouchers. */
function propertyOf({ productType, facts: { skus } }: ItemPage): 'color' | 'size' | null {
  if (productType !== 'product') return null;
  return skus.every(({ swatch }: SkuFacts) => swatch) ? 'color' : 'size';
}
