export { RatingSummary, type RatingSummaryProps } from './rating-summary/RatingSummary';
