import { type CmsDrawerContext, openCmsDrawer } from './openCmsDrawer';

/**
 * A link with this hash opens its page in a drawer, or what its hash names (`referenceIn`). Without scripts, or in another
 * window, it is an ordinary link.
 */
const DRAWER_HASH = /^#drawer(\?|$)/;

/**
 * Makes all such links of the page open the drawer, including those in editors' HTML. Returns a function that stops
 * listening.
 */
export function listenForDrawerLinks(context: CmsDrawerContext): () => void {
  function handleClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !DRAWER_HASH.test(link.hash) || link.origin !== location.origin) return;
    if ((link.target && link.target !== '_self') || isForBrowser(event)) return;
    event.preventDefault();
    void openCmsDrawer({ path: link.pathname, hash: link.hash }, context, link.textContent);
  }
  // Runs before the router handles the click.
  document.addEventListener('click', handleClick, true);
  return () => document.removeEventListener('click', handleClick, true);
}

/** Clicks that open a tab or window, a download, or a menu. */
function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
