import type { Delivery } from '../site/siteSettings.ts';

/** The shop's data for the structured data of items. */
export interface Shop {
  /** Origin of all addresses. */
  baseUrl: string;
  delivery: Delivery;
  /** Path of the page about returns. */
  returnsPath: string;
  /** ms since 1970 */
  now: number;
}
