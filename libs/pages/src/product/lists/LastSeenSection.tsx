import type { Locale } from '@shop/contracts/constants';
import { lazy, useSyncExternalStore } from 'react';
import { LazySection } from '../ProductSection';
import { seenBefore } from './seenProducts';

const LastSeen = lazy(() => import('./LastSeen'));

const neverChanges = () => () => undefined;

/** Where this browser has shown other products: the section of what it showed. Only the browser knows. */
export function LastSeenSection({ id, locale }: { id: string; locale: Locale }) {
  const hasSeen = useSyncExternalStore(
    neverChanges,
    () => seenBefore(id).length > 0,
    () => false,
  );
  return (
    hasSeen && (
      <LazySection id="lastSeenProducts">
        <LastSeen id={id} locale={locale} />
      </LazySection>
    )
  );
}
