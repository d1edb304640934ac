// The default is for `lazy(() => import('@shop/community/reviews'))`.
export { ReviewList, ReviewList as default, type ReviewListProps } from './ReviewList';
export { ReviewItem } from './ReviewItem';
export { loadCommunity } from '../shared/loadCommunity';
