export { CommunitySummary, type CommunitySummaryProps } from './summary/CommunitySummary';
export { communityOf } from './summary/communityOf';
