import { useLocale } from '@shop/intl';
import { useGetReviewsQuery } from '@shop/service-client/community';
import { type Choice, listQuery } from '../shared/listQuery';
import type { Reference } from '../shared/Reference';
import type { PictureViewer } from './PictureViewer';
import { ReviewItem } from './ReviewItem';

interface ReviewPageProps {
  reference: Reference;
  page: number;
  choice: Choice;
  Viewer: PictureViewer;
}

/** One further page of reviews, zero-based, as list items. */
export function ReviewPage({ reference, page, choice, Viewer }: ReviewPageProps) {
  const { data } = useGetReviewsQuery({ query: listQuery(reference, page, choice), locale: useLocale() });
  return data?.ret?.items.map((review) => (
    <li key={review.id}>
      <ReviewItem review={review} Viewer={Viewer} />
    </li>
  ));
}
