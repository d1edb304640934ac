import type { BrandConfig } from '@shop/brand';
import type { CmsRegistry } from '@shop/cms-renderer';
import type { Locale } from '@shop/contracts/constants';
import type { ShopMessages } from '@shop/intl';
import type { AppPages } from '@shop/pages';
import type { Preloadable } from '@shop/preloadable';
import type { Tokens } from '@shop/ui-kit/theme';

/** What an app provides to make a storefront of the shared libs. */
export interface StorefrontBrand {
  config: BrandConfig;
  cmsRegistry: CmsRegistry;
  messageLoaders: Record<Locale, Preloadable<{ default: ShopMessages }>>;
  /** Pages of content with the app mime type, by app id. */
  apps: AppPages;
}

/** A brand's appearance. Part of the page's head, so only the server needs it. */
export interface StorefrontTheme {
  tokens: Tokens;
  /** `@font-face` rules, with fallbacks of the same metrics. */
  fonts: string;
}
