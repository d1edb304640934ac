import { loadFailedNotice, notifyOf } from '@shop/notices';
import { preloadable } from '@shop/preloadable';
import type { ElementsContext } from '../elementDefinition';
import type { CmsRegistry } from '../registry';
import type { CmsReference, DrawerLink } from './cmsReference';

const drawer = preloadable(() => import('./showCmsDrawer'));

/** What loading the content needs. */
export interface CmsDrawerContext extends ElementsContext {
  registry: CmsRegistry;
}

/**
 * Shows CMS content in a drawer; resolves when it is closed. `title` is used for content without its own. Code and
 * content are loaded on demand.
 */
export async function openCmsDrawer(
  source: CmsReference | DrawerLink,
  context: CmsDrawerContext,
  title = '',
): Promise<void> {
  try {
    const { showCmsDrawer } = await drawer.load();
    await showCmsDrawer(source, context, title);
  } catch {
    notifyOf(context.store.dispatch)(loadFailedNotice());
  }
}
