import { definePage } from '../definition/definePage';
import { ContentPage } from './ContentPage';
import { elementsOf, elementsRequest } from './elementsRequest';

/** Home and every page made of CMS elements alone. */
export const pageKind = definePage({ requests: elementsRequest, elements: elementsOf, Page: ContentPage });
