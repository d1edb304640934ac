import type { AllElements } from '@shop/cms-renderer';

/** The code of every element, loaded when a page has one. A new element is added to this table. */
export const allElements: AllElements = {
  promoBanner: () => import('./promo-banner'),
  teaser: () => import('./teaser'),
  categoryTeaser: () => import('./category-teaser'),
  promoTeaser: () => import('./promo-teaser'),
  block: () => import('./block'),
  richText: () => import('./rich-text'),
  productSlider: () => import('./product-slider'),
  grid: () => import('./grid'),
  image: () => import('./image'),
  line: () => import('./line'),
  info: () => import('./info'),
  contentNavigationTags: () => import('./content-navigation-tags'),
  pageNavigation: () => import('./page-navigation'),
  imageNavigation: () => import('./image-navigation'),
  video: () => import('./video'),
  highlightFilterBox: () => import('./highlight-filter-box'),
  glossary: () => import('./glossary'),
  glossaryItem: () => import('./glossary-item'),
  brandList: () => import('./brand-list'),
  cooksSlider: () => import('./cooks-slider'),
  recipe: () => import('./recipe'),
  widget: () => import('./widget'),
  aToZ: () => import('./a-to-z'),
};
