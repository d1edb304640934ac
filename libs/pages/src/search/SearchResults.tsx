import { useBrand } from '@shop/brand';
import { withMeantFilters } from '@shop/catalogue';
import type { SearchResult, SiteContent } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import type { QueryRequest } from '@shop/service-client';
import { Link } from '@shop/ui-kit/link';
import { FormattedMessage } from 'react-intl';
import { ListingResults } from '../shared/ListingResults';
import { countClick } from './countClick';
import { NothingFound } from './NothingFound';
import { ProductTypeTabs } from './ProductTypeTabs';
import { ResultGroups } from './ResultGroups';
import { groupSizeOf, searchTerm } from './searchRequest';
import { TYPE_FACET } from './typeFacet';

/** Name of the results in analytics (specification, section 2). */
const SEARCH_LIST = { id: '/search', name: 'search' };

interface SearchResultsProps {
  result: SearchResult;
  request: QueryRequest;
  content: SiteContent;
  path: string;
  search: string;
}

/** The items found with the filters that the term means, or suggestions where there are none. */
export function SearchResults({ result, request, content, path, search }: SearchResultsProps) {
  const { didYouMean } = result;
  const narrowed = withMeantFilters(search, result.filters);
  const locale = useLocale();
  const groupSize = groupSizeOf(narrowed, useBrand());
  const types = result.filters.find(({ id }) => id === TYPE_FACET)?.values ?? [];
  return (
    <div onClickCapture={countClick(searchTerm(search), locale)}>
      {didYouMean && (
        <p>
          <FormattedMessage
            id="pages.search.didYouMean"
            values={{ term: <Link to={`${path}?q=${encodeURIComponent(didYouMean)}`}>{didYouMean}</Link> }}
          />
        </p>
      )}
      <ProductTypeTabs facets={result.filters} path={path} search={narrowed} />
      <ListingResults
        listing={{ ...result, filters: result.filters.filter(({ id }) => id !== TYPE_FACET) }}
        request={request}
        path={path}
        search={narrowed}
        list={SEARCH_LIST}
        groups={
          groupSize && types.length > 1 ? (
            <ResultGroups {...{ result, request, types, groupSize, path }} search={narrowed} list={SEARCH_LIST} />
          ) : undefined
        }
        empty={<NothingFound content={content} />}
      />
    </div>
  );
}
