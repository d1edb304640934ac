import type { StockLevel } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';

/** Up to so many units the stock bar shows (label1), and shows that it is nearly empty (label2). */
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

/** What the stock bar says of so many units; null for plenty, and for what never runs out (stock null). */
export function stockLevel(stock: number | null, locale: Locale): StockLevel | null {
  const code = stock === null ? null : codeOf(stock);
  return code && { code, label: labels[code][locale] };
}

/** Units of all variants together; null where one of them never runs out. */
export function totalStock(stocks: readonly (number | null)[]): number | null {
  return stocks.reduce((sum, stock) => (sum === null || stock === null ? null : sum + stock), 0);
}
