import { defaultLocale, type Locale } from '@shop/contracts/constants';
import type { LocaleFrame } from './siteFrame.ts';

const inLanguage: Record<Locale, string> = {
  de: 'auf Deutsch',
  fr: 'en français',
  en: 'in English',
  it: 'in italiano',
};

/** Titles of the same page by language. */
export type Titles = Partial<Record<Locale, string>>;

/**
 * The title of the window and of search results. Where another language has the same, as for the name of a dish, it says
 * its own language, except in the default one: search engines take pages with the same title for copies.
 */
export function windowTitle(titles: Titles, locale: Locale, { settings }: Pick<LocaleFrame, 'settings'>): string {
  const title = titles[locale] ?? '';
  const isShared = Object.values(titles).filter((other) => other === title).length > 1;
  const own = isShared && locale !== defaultLocale ? `${title} (${inLanguage[locale]})` : title;
  return `${own} | ${settings.general.name}`;
}
