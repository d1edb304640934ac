import { preloadable } from '@shop/preloadable';

/** What stands around the list of reviews where there is something to show or to filter by. */
export const pictureGallery = preloadable(() => import('./PictureGallery'));
export const reviewFilters = preloadable(() => import('./ReviewFilters'));
