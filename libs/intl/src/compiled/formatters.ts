/** A formatter for each locale and its options, made once: making one costs more than a hundred uses. */
function kept<Options extends object, Formatter>(make: (locale: string, options?: Options) => Formatter) {
  const formatters: Record<string, Formatter> = {};
  return (locale: string, options?: Options): Formatter =>
    (formatters[locale + JSON.stringify(options)] ??= make(locale, options));
}

export const numberFormat = kept(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
export const dateTimeFormat = kept(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const pluralRules = kept((locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options));

/** Marks before the decimals of a number, and which whole numbers below a million are singular. */
const languages: Readonly<Record<string, { mark: string; isOne: (count: number) => boolean }>> = {
  'de-CH': { mark: '.', isOne: (count) => count === 1 },
  en: { mark: '.', isOne: (count) => count === 1 },
  fr: { mark: ',', isOne: (count) => count < 2 },
  it: { mark: ',', isOne: (count) => count === 1 },
};
const SMALL = /^\d{1,3}(\.\d{1,3})?$/;
const MILLION = 1_000_000;

/**
 * A number as a language writes it, with three decimals at most. Small ones, which are nearly all of a page's, without the
 * browser's formatter: the first one takes a phone 20 ms to make.
 */
export function formatPlainNumber(locale: string, value: number): string {
  const written = String(value);
  const language = languages[locale];
  return language && SMALL.test(written) ? written.replace('.', language.mark) : numberFormat(locale).format(value);
}

/** The plural form of a count, again without the browser's rules where a count is whole and below a million. */
export function pluralOf(locale: string, count: number): Intl.LDMLPluralRule {
  const language = languages[locale];
  if (!language || !Number.isInteger(count) || count < 0 || count >= MILLION) return pluralRules(locale).select(count);
  return language.isOne(count) ? 'one' : 'other';
}
