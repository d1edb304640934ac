import type { AnalyticsSinkFactory, Badge, Country } from '@shop/contracts';
import type { ComponentType } from 'react';

/**
 * A provider's script that recognises devices (specification, section 7). It loads with consent to external media, so a
 * brand that has one names its provider in `frame.consent.externalMedia.text`.
 */
export interface DeviceIdentification {
  /** What the provider knows the shop by. */
  snippetId: string;
  /** Address of the script; `{snippetId}` and `{sessionId}` in it are replaced. */
  scriptUrl: string;
}

/**
 * What differs between storefronts besides tokens, texts and CMS elements. Values only: code never tests for a brand's
 * name.
 */
export interface BrandConfig {
  /** Name as customers know it. */
  name: string;
  /** The country it sells in, whose law applies to its orders. */
  country: Country;
  /** The wordmark, drawn in `currentColor`; its accessible name comes from the link around it. */
  Logo: ComponentType<{ height: number }>;
  header: {
    /** Position of the logo on wide screens. */
    logoPosition: 'start' | 'center';
    /** Main navigation beside the logo, or in a row of its own. */
    navigationRow: 'inline' | 'below';
  };
  footer: {
    /** Whether the shop carries the Swiss online guarantee. */
    onlineGuaranteeUrl: string | null;
  };
  listing: {
    /** Tiles per row on wide screens. */
    columns: 3 | 4;
    /** px of padding beside a tile's picture, needed for the picture's `sizes`. */
    tileInset: number;
    /** Facets on wide screens: beside the list, or above it as panels. */
    facets: 'column' | 'row';
    pageSize: number;
    /** Badge styles in order of priority. */
    badgeOrder: readonly Badge['style'][];
  };
  /** Pictures of a product on wide screens: one at a time, or all of them beside what stays in sight. */
  productPictures: 'row' | 'stack';
  /** It sells experiences, whose vouchers are activated and exchanged in the profile area. */
  experienceVouchers?: true;
  /** It has recipes, whose ingredients visitors put on a shopping list. */
  recipes?: true;
  /** height / width of the promo banner on wide screens (specification, section 9). */
  promoBannerRatio: number;
  /** How wide the promo banner is: as everything else, or as the window. */
  promoBannerWidth: 'content' | 'window';
  /** Where events go with consent to statistics; `window.dataLayer` by default. */
  analytics?: { sinks: readonly AnalyticsSinkFactory[] };
  /** The script of others that recognises devices at the login; none by default. */
  deviceIdentification?: DeviceIdentification;
  /** Hosts that search engines may index, with their port unless it is the default. Overridden by `INDEXABLE_HOSTS`. */
  indexableHosts: readonly string[];
}
