import { useBrand } from '@shop/brand';
import { ListingGrid, ListingHeader, ListingPaging } from '@shop/catalogue';
import type { SearchResult, SiteContent } from '@shop/contracts';
import { ButtonLink } from '@shop/ui-kit/button';
import { EmptyState } from '@shop/ui-kit/empty-state';
import { Link } from '@shop/ui-kit/link';
import { FormattedMessage } from 'react-intl';
import { pageHref, pageNumber } from '../shared/pageNumber';
import { searchTerm } from './searchRequest';

interface SearchResultsProps {
  result: SearchResult;
  content: SiteContent;
  path: string;
  search: string;
}

/** The items found, or help where there are none. */
export function SearchResults({ result, content, path, search }: SearchResultsProps) {
  const { listing } = useBrand();
  const page = pageNumber(search);
  const suggestion = result.didYouMean && (
    <p>
      <FormattedMessage
        id="pages.search.didYouMean"
        values={{
          term: <Link to={`${path}?q=${encodeURIComponent(result.didYouMean)}`}>{result.didYouMean}</Link>,
        }}
      />
    </p>
  );
  if (result.items.length === 0) {
    return (
      <>
        {suggestion}
        <EmptyState
          title={<FormattedMessage id="pages.search.empty.title" />}
          text={<FormattedMessage id="pages.search.empty.text" />}
        >
          {content.navigations.main.map((node) => (
            <ButtonLink key={node.id} to={node.link.url} mode="secondary">
              {node.label}
            </ButtonLink>
          ))}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {suggestion}
      <ListingHeader
        count={result.count}
        sorts={result.sorts}
        page={page}
        action={path}
        hidden={{ q: searchTerm(search) }}
      />
      <ListingGrid items={result.items} columns={listing.columns} />
      <ListingPaging
        page={page}
        pageCount={Math.ceil(result.count / result.pagination.pageSize)}
        hrefOf={(other) => pageHref(path, search, other)}
      />
    </>
  );
}
