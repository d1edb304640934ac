import type { SiteContent } from '@shop/contracts';
import { isChosen } from '../shared/listingParameters';

const HIDDEN = 'noindex, nofollow';
const LISTED = 'index, follow, max-image-preview:large';

/**
 * The robots directive of a page: indexable on the brand's own hosts, unless the editor forbade it or it is a filtered
 * or sorted variant of a list. `isOwnHost`: the page is shown on one of those hosts.
 */
export function robotsOf(content: SiteContent, search: string, isOwnHost: boolean): string {
  return isOwnHost && !content.page.meta.metaNoIndex && !isChosen(search) ? LISTED : HIDDEN;
}
