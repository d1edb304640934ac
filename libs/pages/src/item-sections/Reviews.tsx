import { ReviewList, type ReviewListProps } from '@shop/community/reviews';
import { lazy } from 'react';

const ZoomViewer = lazy(() => import('@shop/catalogue/zoom-viewer'));

/** Reviews whose pictures open in the viewer of the galleries. */
export default function Reviews(reference: Omit<ReviewListProps, 'Viewer'>) {
  return <ReviewList {...reference} Viewer={ZoomViewer} />;
}
