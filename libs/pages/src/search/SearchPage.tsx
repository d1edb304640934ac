import { useTrackOnce } from '@shop/analytics';
import { useBrand } from '@shop/brand';
import { Heading } from '@shop/ui-kit/heading';
import { Container } from '@shop/ui-kit/layout';
import { FormattedMessage, useIntl } from 'react-intl';
import { NotFoundPage } from '../not-found/NotFoundPage';
import type { PageProps } from '../pageKind';
import { isBeyondTheEnd } from '../shared/isBeyondTheEnd';
import { pageNumber } from '../shared/pageNumber';
import { NothingFound } from './NothingFound';
import { PageSearchForm } from './PageSearchForm';
import { SearchResults } from './SearchResults';
import { searchRequest, searchTerm } from './searchRequest';
import { useSearchResult } from './useSearchResult';

/** What the shop has for a term. Works without scripts: the form is a plain one. */
export function SearchPage(props: PageProps) {
  const { content, path, locale } = props;
  const brand = useBrand();
  const { formatMessage } = useIntl();
  const term = searchTerm(props.search);
  const request = searchRequest(locale, props.search, brand);
  const { result, search } = useSearchResult(locale, props.search);
  useTrackOnce(result && term, () => ({ name: 'search', term, count: result?.count ?? 0 }));
  if (result && isBeyondTheEnd(result, pageNumber(search))) return <NotFoundPage {...props} />;
  return (
    <Container>
      <title>{formatMessage({ id: 'pages.search.documentTitle' }, { term, name: brand.name })}</title>
      <meta name="robots" content="noindex, nofollow" />
      <Heading level={1} look="display">
        {request ? (
          <FormattedMessage id="pages.search.titleFor" values={{ term }} />
        ) : (
          <FormattedMessage id="pages.search.title" />
        )}
      </Heading>
      <PageSearchForm key={term} action={path} term={term} tooShort={term !== '' && !request} />
      {result === null && <NothingFound content={content} />}
      {result && <SearchResults result={result} content={content} path={path} search={search} />}
    </Container>
  );
}
