import { useTrackOnce, whenIdle } from '@shop/analytics';
import { preloadable } from '@shop/preloadable';
import { useLocation } from '@shop/router';
import { WhenWanted } from '@shop/ui-kit/part';
import { useEffect, useState } from 'react';

const consent = preloadable(() => import('./Consent'));

/**
 * Consent and analytics. Tracks page views from the first one; the banner and the delivery of events are loaded when
 * the page is idle.
 */
export function ConsentSlot({ privacyUrl }: { privacyUrl: string }) {
  const { pathname, search } = useLocation();
  useTrackOnce(pathname + search, () => ({ name: 'page_view', title: document.title }));
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  // A content blocker that removes it counts as a refusal.
  return (
    isIdle && (
      <WhenWanted part={consent} failed={null}>
        {({ default: Consent }) => <Consent privacyUrl={privacyUrl} />}
      </WhenWanted>
    )
  );
}
