import type { SpecialPages } from '@shop/contracts';
import type { LocaleFrame } from './siteFrame.ts';

/** Id of the page behind each special page. */
const nodeIds: Record<keyof SpecialPages, string> = {
  agb: 'agb',
  cancellation: 'cancellation',
  contact: 'contact',
  gdpr: 'gdpr',
  glossary: 'glossary',
  profile: 'profile',
  root: 'home',
  shipping: 'shipping',
  search: 'search',
  cart: 'cart',
  checkout: 'checkout',
};

/** Where a locale has no search page (specification, section 2): the root would ignore the search term. */
const SEARCH_FALLBACK = '/search';

/** Paths of the pages that all pages may link to. A missing one falls back to the root, except the search. */
export function specialPages({ nodes }: Pick<LocaleFrame, 'nodes'>): SpecialPages {
  const root = nodes.get(nodeIds.root)?.uri ?? '/';
  const paths = Object.entries(nodeIds).map(([name, id]) => [
    name,
    nodes.get(id)?.uri ?? (name === 'search' ? SEARCH_FALLBACK : root),
  ]);
  return Object.fromEntries(paths) as SpecialPages;
}
