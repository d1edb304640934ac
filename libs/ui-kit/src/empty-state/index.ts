export { EmptyState, type EmptyStateProps } from './EmptyState';
export { PlainState, type PlainStateProps } from './PlainState';
