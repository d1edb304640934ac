import { lostCodeNotice, notifyOf } from '@shop/notices';
import { preloadable } from '@shop/preloadable';
import type { ElementContext } from '../elementDefinition';
import type { CmsRegistry } from '../registry';
import type { CmsReference } from './cmsReference';

const drawer = preloadable(() => import('./showCmsDrawer'));

/** What the drawer's content is loaded with. */
export interface CmsDrawerContext extends ElementContext {
  registry: CmsRegistry;
}

/**
 * Shows CMS content in a drawer; resolves once it is closed. `title` heads it where the content has none of its own.
 * Code and content come when they are asked for.
 */
export async function openCmsDrawer(reference: CmsReference, context: CmsDrawerContext, title = ''): Promise<void> {
  try {
    const { showCmsDrawer } = await drawer.load();
    await showCmsDrawer(reference, context, title);
  } catch {
    notifyOf(context.store.dispatch)(lostCodeNotice());
  }
}
