import type { SearchResult, SiteContent } from '@shop/contracts';
import type { QueryRequest } from '@shop/service-client';
import { Link } from '@shop/ui-kit/link';
import { FormattedMessage } from 'react-intl';
import { ListingResults } from '../shared/ListingResults';
import { NothingFound } from './NothingFound';
import { ProductTypeTabs, TYPE_FACET } from './ProductTypeTabs';

/** Name of the results in analytics (specification, section 2). */
const SEARCH_LIST = { id: '/search', name: 'search' };

interface SearchResultsProps {
  result: SearchResult;
  request: QueryRequest;
  content: SiteContent;
  path: string;
  search: string;
}

/** The items found, or suggestions where there are none. */
export function SearchResults({ result, request, content, path, search }: SearchResultsProps) {
  const { didYouMean } = result;
  return (
    <>
      {didYouMean && (
        <p>
          <FormattedMessage
            id="pages.search.didYouMean"
            values={{ term: <Link to={`${path}?q=${encodeURIComponent(didYouMean)}`}>{didYouMean}</Link> }}
          />
        </p>
      )}
      <ProductTypeTabs facets={result.filters} path={path} search={search} />
      <ListingResults
        listing={{ ...result, filters: result.filters.filter(({ id }) => id !== TYPE_FACET) }}
        request={request}
        path={path}
        search={search}
        list={SEARCH_LIST}
        empty={<NothingFound content={content} />}
      />
    </>
  );
}
