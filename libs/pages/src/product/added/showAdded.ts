import type { useNotify } from '@shop/notices';
import { preloadable } from '@shop/preloadable';
import type { Added } from './Added';
import { addedNotice } from './addedNotice';

const drawer = preloadable(() => import('./openAdded'));

/** Loads what shows additions, while they are under way. */
export const prepareAdded = () => void drawer.load().catch(() => undefined);

/** Tells what lies in the cart now: in a drawer, with what goes with it, or in a notice where its code cannot be had. */
export async function showAdded(added: Added, notify: ReturnType<typeof useNotify>) {
  const loaded = await drawer.load().catch(() => null);
  if (loaded) loaded.openAdded(added);
  else notify(addedNotice(added.title, added.pages.cart));
}
