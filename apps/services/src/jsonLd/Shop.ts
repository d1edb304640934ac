import type { Delivery } from '../site/siteSettings.ts';

/** What the structured data of an item says of the shop that has it. */
export interface Shop {
  /** Origin of all addresses. */
  baseUrl: string;
  delivery: Delivery;
  /** Path of the page about sending things back. */
  returnsPath: string;
  /** ms since 1970 */
  now: number;
}
