import type { ConfigurationOption, Price } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import type { Texts } from '../db/schema/index.ts';
import { text } from './text.ts';

/** A SKU from a query. */
export interface StoredSku {
  sku: string;
  label: Texts;
  swatch: string;
  priceCents: number;
  crossCents: number | null;
  stock: number | null;
  /** Ids of its own pictures; the first represents it. */
  images: string[];
}

const optionLabels: Record<Locale, string> = { de: 'Ausführung', fr: 'Version', en: 'Version', it: 'Versione' };
const VARIANT_OPTION = 'variant';

/** A price in wire format; the former price is 0 if there is none. */
export function toPrice(cents: number, crossCents: number | null, currency: string): Price {
  return {
    amount: { cents },
    crossAmount: { cents: crossCents ?? 0 },
    currency: currency as Price['currency'],
  };
}

/**
 * The variants to choose from; empty for a single one. A variant without a colour is represented by its own picture.
 */
export function configurationOptions(skus: readonly StoredSku[], uri: string, locale: Locale): ConfigurationOption[] {
  if (skus.length < 2) return [];
  const shown = skus.flatMap(({ images }) => images.slice(0, 1));
  // A shared picture distinguishes no variant.
  const areDistinct = new Set(shown).size === skus.length;
  const values = skus.map(({ sku, label, swatch, images, stock }) => ({
    label: text(label, locale),
    swatchColor: swatch,
    swatchImage: !swatch && areDistinct && images[0] ? { url: `/images/${images[0]}` } : null,
    targetSKU: sku,
    url: `${uri}?variant=${encodeURIComponent(sku)}`,
    ...(stock === 0 && { isSoldOut: true }),
  }));
  return [{ id: VARIANT_OPTION, label: optionLabels[locale], values }];
}
