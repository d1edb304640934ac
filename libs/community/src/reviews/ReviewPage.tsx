import { useLocale } from '@shop/intl';
import { useGetReviewsQuery } from '@shop/service-client/community';
import { listQuery } from '../shared/listQuery';
import type { Reference } from '../shared/Reference';
import { ReviewItem } from './ReviewItem';

/** One further page of reviews, zero-based, as list items. */
export function ReviewPage({ reference, page }: { reference: Reference; page: number }) {
  const { data } = useGetReviewsQuery({ query: listQuery(reference, page), locale: useLocale() });
  return data?.ret?.items.map((review) => (
    <li key={review.id}>
      <ReviewItem review={review} />
    </li>
  ));
}
