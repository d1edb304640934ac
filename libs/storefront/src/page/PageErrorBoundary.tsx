import { FailedPage } from './FailedPage';

/** Shown in place of a page that failed to load or to render. */
export function PageErrorBoundary() {
  return <FailedPage reason="error" />;
}
