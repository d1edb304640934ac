import type { Location } from '@shop/router';
import { createContext, use } from 'react';
import type { PageData } from '../page/pageData';

/** The current location, and how the visitor got there. */
export interface PageLocation {
  location: Location;
  /** Null if it could not be loaded. */
  page: PageData | null;
  /** By back or forward, or by a link to a part of the same page: browsers fire popstate for both. */
  isTraversal: boolean;
  /** The link asked to keep the scroll position. */
  preventScrollReset: boolean;
}

const PageLocationContext = createContext<PageLocation | null>(null);
export const PageLocationProvider = PageLocationContext.Provider;

/** The current page's location. Throws outside a storefront. */
export function usePageLocation(): PageLocation {
  const pageLocation = use(PageLocationContext);
  if (!pageLocation) throw new Error('There is no page location outside PageLocationProvider.');
  return pageLocation;
}

/** The initial location of a document. */
export function initialPageLocation(page: PageData | null, { pathname, search, hash }: URL): PageLocation {
  const location = { pathname, search, hash, key: 'default' };
  return { location, page, isTraversal: true, preventScrollReset: false };
}
