/** The `lang` of a text that is not written in the page's language; none otherwise, or where its language is unknown. */
export function foreignLanguage(language: string | undefined, locale: string): string | undefined {
  return language === locale ? undefined : language;
}
