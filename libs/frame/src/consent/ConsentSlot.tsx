import { useTrackOnce, whenIdle } from '@shop/analytics';
import { useLocation } from '@shop/router';
import { useEffect, useState } from 'react';
import { LazyPart } from '../lazy/LazyPart';

const loadConsent = () => import('./Consent');

/**
 * The visitor's consent and what hangs on it. Tracks page views from the first one; the question itself and the delivery
 * of events load when the page is idle.
 */
export function ConsentSlot({ privacyUrl }: { privacyUrl: string }) {
  const { pathname, search } = useLocation();
  useTrackOnce(pathname + search, () => ({ name: 'page_view', title: document.title }));
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle && <LazyPart load={loadConsent} props={{ privacyUrl }} />;
}
