import { useTrackOnce, whenIdle } from '@shop/analytics';
import { useLocation } from '@shop/router';
import { ErrorBoundary } from '@shop/ui-kit/error-boundary';
import { useEffect, useState } from 'react';
import { LateParts } from './LateParts';

/**
 * Tracks page views from the first one. What else comes late, such as the question for consent, is shown when the page is
 * idle. Its code comes with the first scripts: every page needs it, and asked for after the hydration, the question would
 * come a round trip later.
 */
export function LatePartsSlot({ privacyUrl }: { privacyUrl: string }) {
  const { pathname, search } = useLocation();
  useTrackOnce(pathname + search, () => ({ name: 'page_view', title: document.title }));
  const isSettled = useIsSettled();
  // What fails here leaves the page as it is; without an answer, nothing loads that needs consent.
  return <ErrorBoundary>{isSettled && <LateParts privacyUrl={privacyUrl} />}</ErrorBoundary>;
}

/** The page has been idle since it was mounted, and its fonts are there: what is open when they come may move. */
function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let isOver = false;
    const cancel = whenIdle(() => void document.fonts.ready.then(() => isOver || setSettled(true)));
    return () => {
      isOver = true;
      cancel();
    };
  }, []);
  return isSettled;
}
