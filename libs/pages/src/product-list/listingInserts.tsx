import type { ListingInsert } from '@shop/catalogue';
import { CmsElements } from '@shop/cms-renderer';
import type { ContentElement } from '@shop/contracts';
import { isTeaser } from './isTeaser';

/** The teasers of a list's page with their row and layout. */
export function listingInserts(elements: readonly ContentElement[]): ListingInsert[] {
  return elements.filter(isTeaser).map((element) => ({
    id: element.id,
    row: element.data.rowPosition,
    layout: element.data.layout,
    content: <CmsElements elements={[element]} />,
  }));
}
