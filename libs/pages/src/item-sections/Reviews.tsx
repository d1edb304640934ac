import type { ZoomViewerProps } from '@shop/catalogue/zoom-viewer';
import { communityRequests } from '@shop/community/requests';
import { ReviewList, type ReviewListProps } from '@shop/community/reviews';
import { preloadable } from '@shop/preloadable';
import { WhenWanted } from '@shop/ui-kit/part';

const zoomViewer = preloadable(() => import('@shop/catalogue/zoom-viewer'));

/**
 * What the reviews begin with.
 * @public `communityLists` imports it with the list.
 */
export function requestsOf(...item: Parameters<typeof communityRequests>) {
  const { reviews, allReviews } = communityRequests(...item);
  return allReviews ? [reviews, allReviews] : [reviews];
}

/** Reviews whose pictures open in the viewer of the galleries. */
export default function Reviews(reference: Omit<ReviewListProps, 'Viewer'>) {
  return <ReviewList {...reference} Viewer={Viewer} />;
}

function Viewer(props: ZoomViewerProps) {
  return <WhenWanted part={zoomViewer}>{({ default: ZoomViewer }) => <ZoomViewer {...props} />}</WhenWanted>;
}
