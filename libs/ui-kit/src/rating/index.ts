export { MAX_RATING, Rating, type RatingProps } from './Rating';
