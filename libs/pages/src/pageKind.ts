import type { BrandConfig } from '@shop/brand';
import type { CmsRegistry } from '@shop/cms-renderer';
import type { SiteContent } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import type { ShopStore } from '@shop/service-client';
import type { ComponentType } from 'react';

/** What a page kind may load with. */
export interface PageRequest {
  store: ShopStore;
  content: SiteContent;
  url: URL;
  locale: Locale;
  brand: BrandConfig;
  registry: CmsRegistry;
  apps: AppPages;
}

export interface PageProps {
  content: SiteContent;
  /** Path of the page, without query. */
  path: string;
  /** The query with its question mark, or nothing. */
  search: string;
  locale: Locale;
}

/** A kind of page: what it cannot be shown without, and how it looks. */
export interface PageKind {
  /**
   * Awaits answers and code that the first render needs, in parallel. Runs again in the browser before hydration, when
   * every answer is in the store already. `notFound` when what the page is about does not exist.
   */
  load?: (request: PageRequest) => Promise<'notFound' | undefined>;
  Page: ComponentType<PageProps>;
}

/** Pages of content with the app mime type, by app id. */
export type AppPages = Record<string, () => Promise<{ default: ComponentType<PageProps> }>>;
