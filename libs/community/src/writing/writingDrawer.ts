import { preloadable } from '@shop/preloadable';

/** Code of the drawer to write something, which comes when somebody is about to. */
export const writingDrawer = preloadable(() => import('./WritingDrawer'));
