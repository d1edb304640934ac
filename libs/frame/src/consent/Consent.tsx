import { useConsent } from '@shop/analytics';
import { useBrand } from '@shop/brand';
import { preloadable } from '@shop/preloadable';
import { useEffect } from 'react';
import { ConsentBanner } from './ConsentBanner';

const delivery = preloadable(() => import('@shop/analytics/delivery'));

/** Shows the banner while the question is unanswered: events wait. Then they are delivered as the visitor allows. */
export function Consent({ privacyUrl }: { privacyUrl: string }) {
  const { analytics } = useBrand();
  const { decided } = useConsent();
  useEffect(() => {
    if (!decided) return;
    let isOver = false;
    let stop: () => void = () => (isOver = true);
    delivery.load().then(
      ({ startDelivery }) => {
        if (!isOver) stop = startDelivery(analytics?.sinks);
      },
      // A content blocker that removes it counts as a refusal.
      () => undefined,
    );
    return () => stop();
  }, [decided, analytics]);
  return !decided && <ConsentBanner privacyUrl={privacyUrl} />;
}
