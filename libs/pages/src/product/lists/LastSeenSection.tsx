import type { Locale } from '@shop/contracts/constants';
import { preloadable } from '@shop/preloadable';
import { useSyncExternalStore } from 'react';
import { LateSection } from '../ProductSection';
import { seenBefore } from './seenProducts';

const lastSeen = preloadable(() => import('./LastSeen'));

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
      <LateSection id="lastSeenProducts" part={lastSeen} requests={[]}>
        {({ default: LastSeen }) => <LastSeen id={id} locale={locale} />}
      </LateSection>
    )
  );
}
