import type { Link, SiteSlogan } from '@shop/contracts';

/** What `site_setting` holds of a site in one locale: a row a key. */
export interface SiteSettings {
  general: {
    code: 'GI' | 'HMD';
    name: string;
    baseUrl: string;
    theme: string;
    currency: 'CHF' | 'EUR';
    flags: Record<string, boolean>;
    description: string;
    organization: { legalName: string; email: string; telephone: string };
  };
  slogan: SiteSlogan;
  navigation: {
    secondary: Link[];
    legal: Link[];
    social: Link[];
    footer: { label: string; children: Link[] }[];
  };
}
