import type { Brand, Currency, Link, SiteSlogan } from '@shop/contracts';

/** How parcels travel and come back, as the pages about delivery and returns tell it. */
export interface Delivery {
  /** Standard delivery, in the currency of the site. */
  costCents: number;
  /** Price of what is sent from which on it costs nothing. */
  freeFromCents: number;
  /** Working days until it leaves, at least and at most. */
  handlingDays: [number, number];
  /** Countries that parcels go to, with the working days they travel, at least and at most. */
  zones: { countries: string[]; days: [number, number] }[];
  /** Days in which it may come back, at our cost. */
  returnDays: number;
}

/** What `site_setting` holds of a site in one locale: a row a key. */
export interface SiteSettings {
  general: {
    code: Brand;
    name: string;
    baseUrl: string;
    theme: string;
    currency: Currency;
    flags: Record<string, boolean>;
    description: string;
    organization: { legalName: string; email: string; telephone: string };
    delivery: Delivery;
  };
  slogan: SiteSlogan;
  navigation: {
    secondary: Link[];
    legal: Link[];
    social: Link[];
    footer: { label: string; children: Link[] }[];
  };
}
