import type { AllElements } from '@shop/cms-renderer';
import { preloadable } from '@shop/preloadable';

/** The code of every element, loaded when a page has one. A new element is added to this table. */
export const allElements: AllElements = {
  promoBanner: preloadable(() => import('./promo-banner')),
  teaser: preloadable(() => import('./teaser')),
  categoryTeaser: preloadable(() => import('./category-teaser')),
  promoTeaser: preloadable(() => import('./promo-teaser')),
  block: preloadable(() => import('./block')),
  richText: preloadable(() => import('./rich-text')),
  productSlider: preloadable(() => import('./product-slider')),
  grid: preloadable(() => import('./grid')),
  image: preloadable(() => import('./image')),
  line: preloadable(() => import('./line')),
  info: preloadable(() => import('./info')),
  contentNavigationTags: preloadable(() => import('./content-navigation-tags')),
  pageNavigation: preloadable(() => import('./page-navigation')),
  imageNavigation: preloadable(() => import('./image-navigation')),
  video: preloadable(() => import('./video')),
  highlightFilterBox: preloadable(() => import('./highlight-filter-box')),
  glossary: preloadable(() => import('./glossary')),
  glossaryItem: preloadable(() => import('./glossary-item')),
  brandList: preloadable(() => import('./brand-list')),
  cooksSlider: preloadable(() => import('./cooks-slider')),
  recipe: preloadable(() => import('./recipe')),
  widget: preloadable(() => import('./widget')),
  giftFinder: preloadable(() => import('./gift-finder')),
  aToZ: preloadable(() => import('./a-to-z')),
};
