import { defaultLocale, type Locale, locales } from '@shop/contracts';

/** The first supported language of Accept-Language, by weight; the default locale if none. */
export function acceptedLocale(header: string | undefined): Locale {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .map(([tag = '', weight]) => ({ language: tag.split('-')[0]!.toLowerCase(), weight: Number(weight ?? 1) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wanted) {
    const locale = locales.find((known) => known === language);
    if (locale) return locale;
  }
  return defaultLocale;
}
