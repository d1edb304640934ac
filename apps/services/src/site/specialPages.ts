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

/** Paths of the pages that all pages may link to. A missing one falls back to the root. */
export function specialPages({ nodes }: LocaleFrame): SpecialPages {
  const root = nodes.get(nodeIds.root)?.uri ?? '/';
  const paths = Object.entries(nodeIds).map(([name, id]) => [name, nodes.get(id)?.uri ?? root]);
  return Object.fromEntries(paths) as SpecialPages;
}
