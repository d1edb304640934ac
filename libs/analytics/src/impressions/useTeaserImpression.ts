import type { RefObject } from 'react';
import type { Promotion } from '../queue/shopEvent';
import { trackEvent } from '../queue/trackEvent';
import { useSeen } from './useSeen';

/**
 * One `view_promotion` when the teaser or banner in `ref` has been 30 % visible for 1500 ms. Returns the click handler
 * of its link, which tracks `select_promotion`.
 */
export function useTeaserImpression(ref: RefObject<Element | null>, promotion: Promotion) {
  useSeen(ref, `${promotion.promotionId} ${promotion.creativeSlot ?? ''}`, 'impression', () =>
    trackEvent({ name: 'view_promotion', promotion }),
  );
  return () => trackEvent({ name: 'select_promotion', promotion });
}
