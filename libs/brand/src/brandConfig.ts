import type { AnalyticsSinkFactory, Badge } from '@shop/contracts';
import type { ComponentType } from 'react';

/** What differs between storefronts besides tokens, texts and CMS elements. Values only: no brand is tested by name. */
export interface BrandConfig {
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
    /** px that a tile leaves free on each side of its picture, which the picture's size is asked by. */
    tileInset: number;
    /** Where the facets stand on wide screens: beside the list, or above it as panels to open. */
    facets: 'column' | 'row';
    pageSize: number;
    /** Badge styles shown first. */
    badgeOrder: readonly Badge['style'][];
  };
  /** height / width of the promo banner on wide screens (specification, section 9). */
  promoBannerRatio: number;
  /** Where events go with the visitor's consent to statistics; `window.dataLayer` where nothing is said. */
  analytics?: { sinks: readonly AnalyticsSinkFactory[] };
  /** Hosts that search engines may index, with their port where it is not the usual one. `INDEXABLE_HOSTS` overrules it. */
  indexableHosts: readonly string[];
}
