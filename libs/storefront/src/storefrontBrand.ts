import type { BrandConfig } from '@shop/brand';
import type { CmsRegistry } from '@shop/cms-renderer';
import type { Locale } from '@shop/contracts/constants';
import type { ShopMessages } from '@shop/intl';
import type { AppPages } from '@shop/pages';
import type { Preloadable } from '@shop/preloadable';
import type { Tokens } from '@shop/ui-kit/theme';

/** Everything an app brings to make a storefront of the shared libs. */
export interface StorefrontBrand {
  config: BrandConfig;
  cmsRegistry: CmsRegistry;
  messageLoaders: Record<Locale, Preloadable<{ default: ShopMessages }>>;
  /** Pages of content with the app mime type, by app id. */
  apps: AppPages;
}

/** A brand's looks. They stand in the page's head, so only the server needs them. */
export interface StorefrontLook {
  tokens: Tokens;
  fonts: {
    /** `@font-face` rules, with fallbacks of the same metrics. */
    css: string;
    /** Addresses of the files every page needs at once. */
    preload: readonly string[];
  };
}
