export { RetryButton } from './RetryButton';
