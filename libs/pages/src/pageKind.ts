import type { BrandConfig } from '@shop/brand';
import type { CmsRegistry } from '@shop/cms-renderer';
import type { SiteContent } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import type { ShopStore } from '@shop/service-client';
import type { LoadPart, Preloadable } from '@shop/preloadable';
import type { ComponentType } from 'react';

export interface PageProps {
  content: SiteContent;
  /** Path of the page, without query. */
  path: string;
  /** The query with its question mark, or empty. */
  search: string;
  locale: Locale;
}

/** Input of a page's `requests`. */
export interface PageContext extends PageProps {
  brand: BrandConfig;
  apps: AppPages;
}

/** Input of a page's `load`. */
export interface LoadTools {
  store: ShopStore;
  registry: CmsRegistry;
  loadPart: LoadPart;
  /** The server's HTML is on the page: lists of which it has brought the first items only will do. */
  isHydration?: boolean;
}

/** HTTP status of a page. 503: the services did not answer. */
export type PageStatus = 200 | 404 | 503;

/** A page kind, as created by `definePage`. */
export interface PageKind {
  /**
   * Loads the data and code of the first render. Runs again in the browser before hydration, when all data is in the
   * store already.
   */
  load: (context: PageContext, tools: LoadTools) => Promise<PageStatus>;
  Page: ComponentType<PageProps>;
}

/** An app: the page, and what it needs before its first render. */
export interface AppModule {
  default: ComponentType<PageProps>;
  /** Loads data and code of the first render, where the app asks for them itself. It runs again before hydration. */
  load?: (context: PageContext, tools: LoadTools) => Promise<unknown>;
  /** Whether the app has no page at this address. */
  isMissing?: (context: PageContext) => boolean;
}

/** Pages of content with the app mime type, by app id. */
export type AppPages = Readonly<Record<string, Preloadable<AppModule>>>;
