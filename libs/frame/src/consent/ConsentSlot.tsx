import { useTrackOnce, whenIdle } from '@shop/analytics';
import { preloadable } from '@shop/preloadable';
import { useLocation } from '@shop/router';
import { WhenWanted } from '@shop/ui-kit/part';
import { useEffect, useState } from 'react';

const consent = preloadable(() => import('./Consent'));

/**
 * The visitor's consent and what hangs on it. Tracks page views from the first one; the question itself and the delivery
 * of events load when the page is idle.
 */
export function ConsentSlot({ privacyUrl }: { privacyUrl: string }) {
  const { pathname, search } = useLocation();
  useTrackOnce(pathname + search, () => ({ name: 'page_view', title: document.title }));
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  // A blocker that takes it away has answered the question.
  return (
    isIdle && (
      <WhenWanted part={consent} lost={null}>
        {({ default: Consent }) => <Consent privacyUrl={privacyUrl} />}
      </WhenWanted>
    )
  );
}
