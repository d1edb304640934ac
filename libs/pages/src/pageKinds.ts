import { mimeTypes } from '@shop/contracts/constants';
import { preloadable, type Preloadable } from '@shop/preloadable';
import type { PageKind } from './pageKind';

type PageKindCode = Preloadable<{ pageKind: PageKind }>;

const content: PageKindCode = preloadable(() => import(/* chunk: elements */ './content'));
const list: PageKindCode = preloadable(() => import(/* chunk: listing */ './product-list'));

/** The code of page kinds by the mime type of their content. A new kind is a folder and a line here. */
const pageKinds: Record<string, PageKindCode> = {
  [mimeTypes.home]: content,
  [mimeTypes.content]: content,
  [mimeTypes.productList]: list,
  [mimeTypes.recipeList]: list,
  [mimeTypes.product]: preloadable(() => import(/* chunk: item/product */ './product')),
  [mimeTypes.series]: preloadable(() => import(/* chunk: item/series */ './series')),
  [mimeTypes.recipe]: preloadable(() => import(/* chunk: item/recipe */ './recipe')),
  [mimeTypes.search]: preloadable(() => import(/* chunk: listing/search */ './search')),
  [mimeTypes.aToZ]: preloadable(() => import(/* chunk: elements/a-to-z */ './a-to-z')),
  [mimeTypes.app]: preloadable(() => import(/* chunk: app */ './app')),
  [mimeTypes.notFound]: preloadable(() => import(/* chunk: not-found */ './not-found')),
};

/** The code of a page kind. An unknown mime type is rendered as content, i.e. its elements. */
export const pageKindOf = (mimeType: string): PageKindCode => pageKinds[mimeType] ?? content;

/** A page kind whose code is loaded, for rendering. */
export function loadedPageKind(mimeType: string): PageKind {
  const module = pageKindOf(mimeType).loaded();
  if (!module) throw new Error(`Page kind ${mimeType} is rendered before its code was loaded.`);
  return module.pageKind;
}
