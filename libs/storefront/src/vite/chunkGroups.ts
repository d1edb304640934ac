import { sep } from 'node:path';
import type { Rolldown } from 'vite';

/** Hardly ever changes, so that browsers keep it, and runs in a task of its own. */
const REACT = /esm-react:|[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** Shared by so many parts that nearly every page needs it. */
const COMMON = 4;

/**
 * What forms are made of, what follows a login, what forgets what was typed, and the calls of accounts. Many parts have a
 * form, but forms are opened by hand: no page needs this before. Pages show the texts of errors.
 */
const OF_FORMS =
  /[\\/]libs[\\/](forms[\\/](?!src[\\/]useErrorText)|session[\\/]src[\\/](signedInHere|typedHere|visitorLeft)\.|validation[\\/]|ui-kit[\\/]src[\\/]field[\\/]|service-client[\\/]src[\\/]services[\\/]account\.|contracts[\\/]src[\\/]wire[\\/](customer|identity)\.)/;

/** What hearts and the shopping list do: loaded by who has pressed something. */
const OF_WISHES =
  /[\\/]libs[\\/](catalogue[\\/]src[\\/]wish|recipes[\\/]src[\\/]shopping-list[\\/](?!ShoppingListButton)|service-client[\\/]src[\\/]services[\\/]wishes\.|contracts[\\/]src[\\/](wire[\\/]wishList|wishLinks)\.)/;

/** What only pages of apps are made of, such as the checkout; their parts share much that no other page needs. */
const OF_APPS =
  /[\\/]libs[\\/](checkout|orders|profile|service-client[\\/]src[\\/]services[\\/](checkout|order|profile|voucher)\.|contracts[\\/]src[\\/]wire[\\/](order|voucher)\.)/;

/** What reads and changes a whole cart. Many parts do, and none that a page begins with. */
const OF_CARTS =
  /[\\/]libs[\\/](cart[\\/]src[\\/](cart\w+|useCart|useLoadedCart|useProductsInCart|inTurn|quantityError|tellOfMerge|trackQuantity)\.|service-client[\\/]src[\\/](services[\\/]cart(Page)?|keyedQueue)\.|contracts[\\/]src[\\/]wire[\\/](cart|savedItem|sharedCart)\.)/;

/** What lists of items, accessories, questions and the drawers of the community are made of: shared by many parts, of which a page begins with few. */
const OF_SOME_PAGES =
  /[\\/]libs[\\/](catalogue[\\/]src[\\/]listing-grid|pages[\\/]src[\\/]product[\\/]accessories|notices[\\/]src[\\/]dialogs[\\/]askToConfirm|community[\\/]src[\\/]writing[\\/])/;

/** What uploads pictures, for articles and reviews. */
const OF_UPLOADS =
  /[\\/]libs[\\/](service-client[\\/]src[\\/](services[\\/]personalization\.|upload[\\/])|contracts[\\/]src[\\/](wire[\\/]personalizationImage|uploadLimits)\.)/;

/** What is shared by most, but not by what pages begin with. */
const later = [OF_FORMS, OF_APPS, OF_CARTS, OF_WISHES, OF_UPLOADS, OF_SOME_PAGES];

/** Tables of the parts that a page may begin with. What anything else loads later is loaded by itself. */
const TABLES =
  /[\\/](cms-elements[\\/]src[\\/]index|pages[\\/]src[\\/]pageKinds|frame[\\/]src[\\/]parts[\\/]frameParts)\.ts$/;

/**
 * The modules of these folders in a file of their own, with what only they import. A part that is loaded later than the
 * page begins is left out.
 */
function together(name: string, folders: RegExp): Rolldown.CodeSplittingGroup {
  const inLibs = new RegExp(`/libs/(${folders.source})`);
  return {
    name: (id, context) => {
      const loadedBy = context.getModuleInfo(id)?.dynamicImporters ?? [];
      return loadedBy.every((importer) => TABLES.test(importer)) ? name : null;
    },
    debugName: name,
    test: (id) => inLibs.test(id.replaceAll(sep, '/')),
  };
}

/**
 * What parts share travels in few files, because each costs a request and small ones compress badly: libraries; what every
 * page begins with; what most parts share; and what usually stands on a page together. The first that fits takes a module.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: REACT },
  { name: 'shop', tags: ['$initial' as const] },
  {
    name: 'shared',
    test: (id: string) => /[\\/]libs[\\/]/.test(id) && !later.some((modules) => modules.test(id)),
    minShareCount: COMMON,
  },
  // Content and the footer have these: the footer must not bring the elements along.
  together('media', /ui-kit\/src\/(theme\/media|icon\/IconPause)\./),
  { name: 'countdown', test: /ui-kit[\\/]src[\\/]countdown[\\/]|product-tile[\\/]TileCountdown\./ },
  together('fields', /ui-kit\/src\/field\/(?!QuantityField)/),
  // With the teasers between tiles: without their code the tiles beyond the first, which take the place of the server's
  // when the visitor is near, would come without them.
  together(
    'listing',
    /pages\/src\/product-list\/|catalogue\/src\/(listing-grid|facets)\/|cms-elements\/src\/(category|promo)-teaser\//,
  ),
  together('elements', /pages\/src\/content\/|cms-elements\/src\/(?!video|gift-finder)[^/]+\//),
  together(
    'item',
    /community\/src\/summary\/|catalogue\/src\/product-gallery\/\w+(Images|Pictures)\.|ui-kit\/src\/(field\/QuantityField|layout\/Inline)|pages\/src\/(item-(gallery|sections)\/|product\/ProductColumns|shared\/communityRequestsOf)|service-client\/src\/services\/detail/,
  ),
  together('recipe', /pages\/src\/recipe\/(?!cookware\/)|recipes\/src\/ingredients\//),
  together('frame', /frame\/src\/(hero|second-level)\//),
].map((group, index, all) => ({ ...group, priority: all.length - index }));
