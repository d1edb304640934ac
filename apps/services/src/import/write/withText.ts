import { defaultLocale, type Locale } from '@shop/contracts/constants';
import type { Texts } from '../../db/schema/index.ts';

/**
 * The texts with one in another language. The default language, which all others fall back to, has a stand-in until a
 * file brings its own.
 */
export function withText(texts: Texts | undefined, locale: Locale, text: string): Texts {
  if (!text && !texts) return {};
  const standIn = isStandIn(texts, locale) ? { [defaultLocale]: text } : {};
  return { ...texts, ...standIn, [locale]: text };
}

/** Whether the default language has nothing, or only what this language lent it. */
function isStandIn(texts: Texts | undefined, locale: Locale): boolean {
  const own = texts?.[defaultLocale];
  return locale !== defaultLocale && (own === undefined || own === texts?.[locale]);
}
