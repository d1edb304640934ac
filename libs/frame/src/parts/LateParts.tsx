import { useBrand } from '@shop/brand';
import { preloadable } from '@shop/preloadable';
import { hasTimers } from '@shop/recipes/has-timers';
import { WhenWanted } from '@shop/ui-kit/part';
import { Consent } from '../consent/Consent';

const timers = preloadable(() => import('@shop/recipes/timer-notices'));

/** What comes once the page is idle: consent and analytics, and where timers of recipes run in this tab, news of them. */
export function LateParts({ privacyUrl }: { privacyUrl: string }) {
  const { recipes } = useBrand();
  return (
    <>
      <Consent privacyUrl={privacyUrl} />
      {recipes && hasTimers() && (
        <WhenWanted part={timers} failed={null}>
          {({ default: TimerNotices }) => <TimerNotices />}
        </WhenWanted>
      )}
    </>
  );
}
