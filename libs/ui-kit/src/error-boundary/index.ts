export { ErrorBoundary } from './ErrorBoundary';
export { isForeignDomError } from './isForeignDomError';
