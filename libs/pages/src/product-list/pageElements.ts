import type { ContentElement, ContentPage } from '@shop/contracts';
import { isChosen } from '../shared/listingParameters';
import { pageNumber } from '../shared/pageNumber';

/** The elements of a list's page. They speak for the list as it begins, not for a choice of it or its further pages. */
export function pageElements(page: ContentPage | null | undefined, search: string): ContentElement[] {
  return page && !isChosen(search) && pageNumber(search) === 1 ? page.contentElements : [];
}
