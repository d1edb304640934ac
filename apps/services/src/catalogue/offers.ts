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

/** What the visitor chooses between; nothing where there is no choice. */
export function configurationOptions(skus: readonly StoredSku[], uri: string, locale: Locale): ConfigurationOption[] {
  if (skus.length < 2) return [];
  const values = skus.map(({ sku, label, swatch }) => ({
    label: text(label, locale),
    swatchColor: swatch,
    swatchImage: null,
    targetSKU: sku,
    url: `${uri}?variant=${encodeURIComponent(sku)}`,
  }));
  return [{ id: VARIANT_OPTION, label: optionLabels[locale], values }];
}

/** The SKU that costs least; the first of those that cost the same. */
export function cheapest<S extends Pick<StoredSku, 'priceCents'>>(skus: readonly S[]): S | undefined {
  return skus.reduce<S | undefined>(
    (least, sku) => (least && least.priceCents <= sku.priceCents ? least : sku),
    undefined,
  );
}
