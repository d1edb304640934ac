import { createContext, use } from 'react';
import type { Location } from 'react-router';
import type { PageData } from '../page/pageData';

/** Where the visitor is, and how they came. */
export interface Place {
  location: Location;
  /** Null where it could not be loaded. */
  page: PageData | null;
  /** By back or forward, or by a link to a part of the same page, which the browser reports alike. */
  isTraversal: boolean;
  /** What led here asked to keep the scroll position. */
  stays: boolean;
}

const PlaceContext = createContext<Place | null>(null);
export const PlaceProvider = PlaceContext.Provider;

/** The place whose page is shown. Throws outside a storefront. */
export function usePlace(): Place {
  const place = use(PlaceContext);
  if (!place) throw new Error('There is no place outside PlaceProvider.');
  return place;
}

/** The place a document begins at. `key` is what the browser remembers of it. */
export function firstPlace(page: PageData | null, { pathname, search, hash }: URL, key = 'default'): Place {
  return { location: { pathname, search, hash, state: null, key }, page, isTraversal: true, stays: false };
}
