import { useTrackOnce, whenIdle } from '@shop/analytics';
import { preloadable } from '@shop/preloadable';
import { useLocation } from '@shop/router';
import { WhenWanted } from '@shop/ui-kit/part';
import { useEffect, useState } from 'react';

const parts = preloadable(async () => {
  // What is open when the brand's fonts come may move: lines break elsewhere.
  await document.fonts.ready;
  return import('./LateParts');
});

/** Tracks page views from the first one; what else comes late, such as the question for consent, is loaded when the page is idle. */
export function LatePartsSlot({ privacyUrl }: { privacyUrl: string }) {
  const { pathname, search } = useLocation();
  useTrackOnce(pathname + search, () => ({ name: 'page_view', title: document.title }));
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  // A content blocker that removes it counts as a refusal of consent.
  return (
    isIdle && (
      <WhenWanted part={parts} failed={null}>
        {({ default: LateParts }) => <LateParts privacyUrl={privacyUrl} />}
      </WhenWanted>
    )
  );
}
