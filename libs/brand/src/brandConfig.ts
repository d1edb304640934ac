import type { ComponentType } from 'react';

/** What differs between storefronts besides tokens, texts and CMS elements. Values only: no brand is tested by name. */
export interface BrandConfig {
  /** Sent as `X-Shop-Site`. */
  site: string;
  /** Name as customers know it. */
  name: string;
  /** The wordmark, drawn in `currentColor`; its accessible name comes from the link around it. */
  Logo: ComponentType<{ height: number }>;
  header: {
    /** Where the logo stands on wide screens. */
    logoPosition: 'start' | 'center';
    /** Main navigation beside the logo, or in a row of its own. */
    navigationRow: 'inline' | 'below';
  };
  footer: {
    /** The Swiss online guarantee, where the shop carries it. */
    onlineGuaranteeUrl: string | null;
  };
  listing: {
    /** Tiles a row on wide screens. */
    columns: 3 | 4;
    pageSize: number;
    /** Badge styles shown first. */
    badgeOrder: readonly string[];
  };
  /** height / width of the promo banner on wide screens (specification, section 9). */
  promoBannerRatio: number;
  /** Hosts that search engines may index. */
  indexableHosts: readonly string[];
}
