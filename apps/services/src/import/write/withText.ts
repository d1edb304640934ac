import { defaultLocale, type Locale } from '@shop/contracts/constants';
import type { Texts } from '../../db/schema/index.ts';

/**
 * The texts with one language added. The default language, which others fall back to, gets it as a fallback until a
 * file has its own.
 */
export function withText(texts: Texts | undefined, locale: Locale, text: string): Texts {
  if (!text && !texts) return {};
  const standIn = isStandIn(texts, locale) ? { [defaultLocale]: text } : {};
  return { ...texts, ...standIn, [locale]: text };
}

/** Whether the default language has no text, or only this language's as a fallback. */
function isStandIn(texts: Texts | undefined, locale: Locale): boolean {
  const own = texts?.[defaultLocale];
  return locale !== defaultLocale && (own === undefined || own === texts?.[locale]);
}
