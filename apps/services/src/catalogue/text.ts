import { defaultLocale, type Locale } from '@shop/contracts/constants';
import type { Texts } from '../db/schema/index.ts';

/** A text in the requested locale, else in the default one. */
export function text(texts: Texts, locale: Locale): string {
  return texts[locale] || texts[defaultLocale] || '';
}
