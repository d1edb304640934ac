import type { ContentElement, ContentPage } from '@shop/contracts';
import { isChosen } from '../shared/listingParameters';
import { pageNumber } from '../shared/pageNumber';

/** The elements of a list's page, shown on its first page without filters only. */
export function pageElements(page: ContentPage | null | undefined, search: string): ContentElement[] {
  return page && !isChosen(search) && pageNumber(search) === 1 ? page.contentElements : [];
}
