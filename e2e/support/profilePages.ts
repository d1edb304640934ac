import type { Page } from '@playwright/test';
import { open } from './view.ts';

/** Address of the profile area in a language. */
const profileIn = (locale: string) => (locale === 'de' ? '' : `/${locale}`) + '/profil';

/** Pages that are reached from a voucher, and not by the navigation. */
const UNLISTED = ['/voucher-exchange', '/voucher-extend'];

/** Addresses of all pages of the profile area of a signed-in customer. */
export async function profilePages(page: Page, locale = 'de'): Promise<string[]> {
  await open(page, profileIn(locale));
  const links = page.getByRole('main').locator('nav').last().locator('a');
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  return [...listed, ...UNLISTED.map((path) => profileIn(locale) + path)];
}
