/** The `lang` of a text in another language than the page's; undefined otherwise, or if unknown. */
export function foreignLanguage(language: string | undefined, locale: string): string | undefined {
  return language === locale ? undefined : language;
}
