import type { Page } from '@playwright/test';
import { text } from './messages.ts';

export interface Addresses {
  home: string;
  list: string;
  /** A list that is not on the first level, with others below it. */
  deepList: string;
  product: string;
  content: string;
  search: string;
  cart: string;
}

/** One address of every kind of page in a language, found by following links. */
export async function addressesIn(page: Page, locale: string): Promise<Addresses> {
  await page.goto('/');
  const home = await hrefOf(page.locator(`a[hreflang="${locale}-CH"]`).first());
  await page.goto(home);
  const main = page.getByRole('navigation', { name: text('frame.navigation.main', {}, locale), includeHidden: true });
  const list = await hrefOf(main.locator('li > a').first());
  const content = await hrefOf(page.locator('footer nav details a').first());
  const cart = await hrefOf(page.locator('header .tools a').last());
  const search = (await page.locator('header form[role=search]').getAttribute('action')) ?? '';
  await page.goto(list);
  const product = await hrefOf(page.locator('main article a').first());
  const deepList = await hrefOf(page.locator('main [data-at] a').first());
  return { home, list, deepList, product, content, cart, search: `${search}?q=set` };
}

async function hrefOf(link: ReturnType<Page['locator']>): Promise<string> {
  return (await link.getAttribute('href')) ?? '';
}
