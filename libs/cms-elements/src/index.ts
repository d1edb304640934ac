import type { AllElements } from '@shop/cms-renderer';
import { preloadable } from '@shop/preloadable';

/** The code of every element, loaded when a page has one. A new element is added to this table. */
export const allElements: AllElements = {
  promoBanner: preloadable(() => import(/* chunk: elements */ './promo-banner')),
  teaser: preloadable(() => import(/* chunk: elements */ './teaser')),
  categoryTeaser: preloadable(() => import(/* chunk: listing */ './category-teaser')),
  promoTeaser: preloadable(() => import(/* chunk: listing */ './promo-teaser')),
  block: preloadable(() => import(/* chunk: elements */ './block')),
  richText: preloadable(() => import(/* chunk: elements */ './rich-text')),
  productSlider: preloadable(() => import(/* chunk: elements */ './product-slider')),
  grid: preloadable(() => import(/* chunk: elements */ './grid')),
  image: preloadable(() => import(/* chunk: elements */ './image')),
  line: preloadable(() => import(/* chunk: elements */ './line')),
  info: preloadable(() => import(/* chunk: elements */ './info')),
  contentNavigationTags: preloadable(() => import(/* chunk: elements */ './content-navigation-tags')),
  pageNavigation: preloadable(() => import(/* chunk: elements */ './page-navigation')),
  imageNavigation: preloadable(() => import(/* chunk: elements */ './image-navigation')),
  video: preloadable(() => import(/* chunk: video */ './video')),
  highlightFilterBox: preloadable(() => import(/* chunk: elements */ './highlight-filter-box')),
  glossary: preloadable(() => import(/* chunk: elements */ './glossary')),
  glossaryItem: preloadable(() => import(/* chunk: elements */ './glossary-item')),
  brandList: preloadable(() => import(/* chunk: elements */ './brand-list')),
  cooksSlider: preloadable(() => import(/* chunk: elements */ './cooks-slider')),
  recipe: preloadable(() => import(/* chunk: elements */ './recipe')),
  widget: preloadable(() => import(/* chunk: elements */ './widget')),
  giftFinder: preloadable(() => import(/* chunk: listing/gift-finder */ './gift-finder')),
  aToZ: preloadable(() => import(/* chunk: elements */ './a-to-z')),
};
