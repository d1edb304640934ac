import type { ReactNode } from 'react';
import { NoticeBanner } from '../notice-banner';
import { RetryButton } from '../retry-button';

interface LoadFailureProps {
  onRetry: () => void;
  /** Says what could not be loaded. */
  children: ReactNode;
}

/** Says that something could not be loaded, with a retry button. */
export function LoadFailure({ onRetry, children }: LoadFailureProps) {
  return (
    <NoticeBanner type="warning" action={<RetryButton mode="transparent" size="small" onClick={onRetry} />}>
      {children}
    </NoticeBanner>
  );
}
