import type { Page } from '@playwright/test';
import { text } from './messages.ts';
import { open } from './view.ts';

/** An entry of the queue of tag managers. */
export interface Pushed {
  event?: string;
  page_location?: string;
  ecommerce?: {
    item_list_id?: string;
    promotion_id?: string;
    creative_name?: string;
    currency?: string;
    value?: number;
    items?: { item_id: string; price?: number; quantity?: number }[];
  } | null;
  [name: string]: unknown;
}

/** The queue of tag managers; null if it does not exist. */
export const pushed = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: Pushed[] }).dataLayer ?? null) as Promise<Pushed[] | null>;
/** The events of a name that were queued in this document, in their order. */
export const eventsOf = async (page: Page, name: string) =>
  (await pushed(page))?.filter(({ event }) => event === name) ?? [];

/** Opens the first page and allows everything that the shop asks for. */
export async function allowStatistics(page: Page) {
  await open(page, '/');
  const question = page.getByRole('region', { name: text('frame.consent.title') });
  await question.getByRole('button', { name: text('frame.consent.all') }).click();
}
