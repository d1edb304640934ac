import { elementsOf, elementsRequest } from '../content/elementsRequest';
import { definePage } from '../definition/definePage';
import { AToZPage } from './AToZPage';

/** The index of what the site has, among whatever else an editor puts on its page. */
export const pageKind = definePage({ requests: elementsRequest, elements: elementsOf, Page: AToZPage });
