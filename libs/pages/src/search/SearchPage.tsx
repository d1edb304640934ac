import { useTrackOnce } from '@shop/analytics';
import { Heading } from '@shop/ui-kit/heading';
import { Container } from '@shop/ui-kit/layout';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LoadedPageProps } from '../definition/definePage';
import { NothingFound } from './NothingFound';
import { Popular } from './Popular';
import type { requests } from './requests';
import { SearchResults } from './SearchResults';
import { searchTerm } from './searchRequest';

/** Search results. The field with the term is the header’s, which says so where the term is too short. */
export function SearchPage(props: LoadedPageProps<ReturnType<typeof requests>>) {
  const { content, path, brand, answers, requests } = props;
  const { formatMessage } = useIntl();
  const term = searchTerm(props.search);
  const isTooShort = !requests.result;
  const { result } = answers;
  useTrackOnce(result && term, () => ({ name: 'search', term, count: result?.count ?? 0 }));
  return (
    <Container>
      <title>{formatMessage({ id: 'pages.search.documentTitle' }, { term, name: brand.name })}</title>
      <meta name="robots" content="noindex, nofollow" />
      <Heading level={1} size="display">
        {isTooShort ? (
          <FormattedMessage id="pages.search.title" />
        ) : (
          <FormattedMessage id="pages.search.titleFor" values={{ term }} />
        )}
      </Heading>
      {isTooShort && <Popular content={content} />}
      {result === null && <NothingFound content={content} />}
      {result && requests.result && (
        <SearchResults
          result={result}
          request={requests.result}
          content={content}
          path={path}
          search={requests.resultSearch}
        />
      )}
    </Container>
  );
}
