import { useConsent } from '@shop/analytics';
import { startDelivery } from '@shop/analytics/delivery';
import { useBrand } from '@shop/brand';
import { preloadable } from '@shop/preloadable';
import { WhenWanted } from '@shop/ui-kit/part';
import { useEffect } from 'react';

const banner = preloadable(() => import('./ConsentBanner'));

/** Delivers events as the visitor allows, and shows the banner while the question is unanswered. */
export default function Consent({ privacyUrl }: { privacyUrl: string }) {
  const { analytics } = useBrand();
  const { decided } = useConsent();
  useEffect(() => startDelivery(analytics?.sinks), [analytics]);
  return (
    !decided && (
      <WhenWanted part={banner} failed={null}>
        {({ default: ConsentBanner }) => <ConsentBanner privacyUrl={privacyUrl} />}
      </WhenWanted>
    )
  );
}
