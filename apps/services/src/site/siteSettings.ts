import type { Brand, Currency, Link, SiteSlogan } from '@shop/contracts';

/** Shipping and returns, as on the pages about them. */
export interface Delivery {
  /** Standard delivery, in the currency of the site. */
  costCents: number;
  /** Order value from which shipping is free. */
  freeFromCents: number;
  /** Handling time in working days, minimum and maximum. */
  handlingDays: [number, number];
  /** Countries of delivery, with transit time in working days, minimum and maximum. */
  zones: { countries: string[]; days: [number, number] }[];
  /** Days within which items may be returned, at our cost. */
  returnDays: number;
}

/** Settings of a site in one locale, as in `site_setting`: a row per key. */
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
