import { definePage } from '../definition/definePage';
import { isBeyondTheEnd } from '../shared/isBeyondTheEnd';
import { pageNumber } from '../shared/pageNumber';
import { requests } from './requests';
import { SearchPage } from './SearchPage';

export const pageKind = definePage({
  requests,
  isMissing: ({ answers: { result }, requests: { resultSearch } }) =>
    Boolean(result && isBeyondTheEnd(result, pageNumber(resultSearch))),
  Page: SearchPage,
});
