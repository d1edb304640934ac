import { type CmsDrawerContext, openCmsDrawer } from './openCmsDrawer';

/** A link with this hash shows the page it leads to in a drawer. Without scripts, or in another window, it leads there. */
const DRAWER_HASH = '#drawer';

/** Makes all such links of the page open the drawer, those in texts of editors included. Gives the end of it. */
export function listenForDrawerLinks(context: CmsDrawerContext): () => void {
  function handleClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.hash !== DRAWER_HASH || link.origin !== location.origin) return;
    if ((link.target && link.target !== '_self') || isForBrowser(event)) return;
    event.preventDefault();
    void openCmsDrawer({ path: link.pathname }, context, link.textContent);
  }
  // Before the router takes it for a navigation.
  document.addEventListener('click', handleClick, true);
  return () => document.removeEventListener('click', handleClick, true);
}

/** Clicks that ask for another tab or window, a download, or a menu. */
function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
