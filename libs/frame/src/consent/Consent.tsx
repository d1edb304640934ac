import { useConsent } from '@shop/analytics';
import { startDelivery } from '@shop/analytics/delivery';
import { useBrand } from '@shop/brand';
import { useEffect } from 'react';
import { LazyPart } from '../lazy/LazyPart';

const loadBanner = () => import('./ConsentBanner');

/** Delivers events as the visitor allows, and asks a visitor who has not answered yet. */
export default function Consent({ privacyUrl }: { privacyUrl: string }) {
  const { analytics } = useBrand();
  const { decided } = useConsent();
  useEffect(() => startDelivery(analytics?.sinks), [analytics]);
  return !decided && <LazyPart load={loadBanner} props={{ privacyUrl }} />;
}
