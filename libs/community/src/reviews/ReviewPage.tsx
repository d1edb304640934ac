import { useLocale } from '@shop/intl';
import { useRequest } from '@shop/service-client';
import type { Choice } from '../shared/listQuery';
import { MissingEntries } from '../shared/MissingEntries';
import type { Reference } from '../shared/Reference';
import type { PictureViewer } from './PictureViewer';
import { ReviewItem } from './ReviewItem';
import { reviewsRequest } from './reviewsRequest';

interface ReviewPageProps {
  reference: Reference;
  page: number;
  choice: Choice;
  Viewer: PictureViewer;
}

/** One further page of reviews, zero-based, as list items. */
export function ReviewPage({ reference, page, choice, Viewer }: ReviewPageProps) {
  // Reviews of the previous choice must not be mixed with these.
  const { currentData, isFetching, refetch } = useRequest(reviewsRequest(reference, useLocale(), page, choice));
  const list = currentData?.ret;
  if (!list) return <MissingEntries isLoading={isFetching} onRetry={() => void refetch()} />;
  return list.items.map((review) => (
    <li key={review.id}>
      <ReviewItem subject={reference} review={review} Viewer={Viewer} />
    </li>
  ));
}
