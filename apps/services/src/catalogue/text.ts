import { defaultLocale, type Locale } from '@shop/contracts/constants';
import type { Texts } from '../db/schema/index.ts';

/** A text in the locale asked for, else in the default one. */
export function text(texts: Texts, locale: Locale): string {
  return texts[locale] || texts[defaultLocale] || '';
}
