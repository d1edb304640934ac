import type { Page } from '@playwright/test';
import { open } from './view.ts';

/** Address of the profile area in a language. */
export const profileIn = (locale: string) => (locale === 'de' ? '' : `/${locale}`) + '/profil';

/** Addresses of all pages of the profile area that a signed-in customer finds in its navigation. */
export async function profilePages(page: Page, locale = 'de'): Promise<string[]> {
  await open(page, profileIn(locale));
  const links = page.getByRole('main').locator('nav').last().locator('a');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
}
