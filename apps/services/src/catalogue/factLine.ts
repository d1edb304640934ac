import { escapeHtml } from '@shop/catalogue-import';
import type { Locale } from '@shop/contracts/constants';

/** A fact on a tile, as an item of a list. */
export function factLine(label: string, value: string, locale: Locale): string {
  const colon = locale === 'fr' ? '\u00a0:' : ':';
  return `<li>${escapeHtml(`${label}${colon} ${value}`)}</li>`;
}
