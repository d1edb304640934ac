import type { StockLevel } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';

/** Maximum units at which the stock bar is shown (label1), and shown as nearly empty (label2). */
const FEW = 5;
const VERY_FEW = 2;

type Code = StockLevel['code'];

const labels: Record<Code, Record<Locale, string>> = {
  label1: { de: 'Nur noch wenige', fr: 'Plus que quelques pièces', en: 'Only a few left', it: 'Ne restano pochi' },
  label2: { de: 'Fast ausverkauft', fr: 'Presque épuisé', en: 'Almost sold out', it: 'Quasi esaurito' },
  label3: { de: 'Ausverkauft', fr: 'Épuisé', en: 'Sold out', it: 'Esaurito' },
};

function codeOf(stock: number): Code | null {
  if (stock <= 0) return 'label3';
  if (stock <= VERY_FEW) return 'label2';
  return stock <= FEW ? 'label1' : null;
}

/** The stock bar for a number of units; null for plenty, and for unlimited stock (null). */
export function stockLevel(stock: number | null, locale: Locale): StockLevel | null {
  const code = stock === null ? null : codeOf(stock);
  return code && { code, label: labels[code][locale] };
}

/** Units of all variants; null if one is unlimited. */
export function totalStock(stocks: readonly (number | null)[]): number | null {
  return stocks.reduce((sum, stock) => (sum === null || stock === null ? null : sum + stock), 0);
}
