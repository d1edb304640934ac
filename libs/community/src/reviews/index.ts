export { ReviewList, ReviewList as default, type ReviewListProps } from './ReviewList';
