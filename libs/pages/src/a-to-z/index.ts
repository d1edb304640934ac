import { elementsOf, elementsRequest } from '../content/elementsRequest';
import { definePage } from '../definition/definePage';
import { AToZPage } from './AToZPage';

/** The A-to-Z index of the site, with other elements of its page. */
export const pageKind = definePage({ requests: elementsRequest, elements: elementsOf, Page: AToZPage });
