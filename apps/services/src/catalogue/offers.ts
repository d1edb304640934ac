import type { ConfigurationOption, Price } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import type { Texts } from '../db/schema/index.ts';
import { text } from './text.ts';

/** A SKU as queries bring it. */
export interface StoredSku {
  sku: string;
  label: Texts;
  swatch: string;
  priceCents: number;
  crossCents: number | null;
  stock: number | null;
  /** Ids of its own pictures, the one to choose it by first. */
  images: string[];
}

const optionLabels: Record<Locale, string> = { de: 'Ausführung', fr: 'Version', en: 'Version', it: 'Versione' };
const VARIANT_OPTION = 'variant';

/** A price as the wire carries it; 0 as former price says there is none. */
export function toPrice(cents: number, crossCents: number | null, currency: string): Price {
  return {
    amount: { cents },
    crossAmount: { cents: crossCents ?? 0 },
    currency: currency as Price['currency'],
  };
}

/** What the visitor chooses between; nothing where there is no choice. Who has no colour is told by its own picture. */
export function configurationOptions(skus: readonly StoredSku[], uri: string, locale: Locale): ConfigurationOption[] {
  if (skus.length < 2) return [];
  const shown = skus.flatMap(({ images }) => images.slice(0, 1));
  // A picture that several share tells none of them.
  const areTold = new Set(shown).size === skus.length;
  const values = skus.map(({ sku, label, swatch, images }) => ({
    label: text(label, locale),
    swatchColor: swatch,
    swatchImage: !swatch && areTold && images[0] ? { url: `/images/${images[0]}` } : null,
    targetSKU: sku,
    url: `${uri}?variant=${encodeURIComponent(sku)}`,
  }));
  return [{ id: VARIANT_OPTION, label: optionLabels[locale], values }];
}
