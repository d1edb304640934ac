import { definePage } from '../definition/definePage';
import { isBeyondTheEnd } from '../shared/isBeyondTheEnd';
import { pageNumber } from '../shared/pageNumber';
import { pageElements } from './pageElements';
import { ProductListPage } from './ProductListPage';
import { requests } from './requests';

export const pageKind = definePage({
  requests,
  isMissing: ({ answers, requests: { listSearch } }) => isBeyondTheEnd(answers.listing, pageNumber(listSearch)),
  elements: ({ answers, requests: { listSearch } }) => pageElements(answers.page, listSearch),
  Page: ProductListPage,
});
