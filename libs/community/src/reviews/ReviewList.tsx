import { useLocale } from '@shop/intl';
import { useGetReviewsQuery } from '@shop/service-client/community';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { EntryList } from '../shared/EntryList';
import { keyOf } from '../shared/keyOf';
import { listQuery } from '../shared/listQuery';
import { ListSkeleton } from '../shared/ListSkeleton';
import { LoadFailure } from '../shared/LoadFailure';
import type { Reference } from '../shared/Reference';
import { ReviewItem } from './ReviewItem';
import { ReviewPage } from './ReviewPage';
import { ReviewStatistics } from './ReviewStatistics';

export type ReviewListProps = Reference;

/** Reviews of something: their average, the first three, then all. Fetches them itself once it is mounted. */
export function ReviewList({ referenceType, referenceId }: ReviewListProps) {
  const reference = { referenceType, referenceId };
  return <Reviews key={keyOf(reference)} reference={reference} />;
}

function Reviews({ reference }: { reference: Reference }) {
  const [pages, setPages] = useState(0);
  const query = listQuery(reference, pages === 0 ? 'first' : 0);
  const { data, isFetching, isError, refetch } = useGetReviewsQuery({ query, locale: useLocale() });
  const list = data?.ret;

  if (!list) return isFetching ? <ListSkeleton /> : <LoadFailure onRetry={() => void refetch()} />;
  if (list.count === 0) {
    return (
      <p>
        <FormattedMessage id="community.reviews.empty" />
      </p>
    );
  }
  return (
    <>
      <ReviewStatistics list={list} />
      <EntryList
        count={list.count}
        pages={pages}
        isLoading={isFetching}
        isError={isError}
        onMore={() => setPages(pages + 1)}
        onRetry={() => void refetch()}
        moreLabel={<FormattedMessage id="community.reviews.all" values={{ count: list.count }} />}
      >
        {list.items.map((review) => (
          <li key={review.id} tabIndex={-1}>
            <ReviewItem review={review} />
          </li>
        ))}
        {Array.from({ length: Math.max(0, pages - 1) }, (_, index) => (
          <ReviewPage key={index} reference={reference} page={index + 1} />
        ))}
      </EntryList>
    </>
  );
}
