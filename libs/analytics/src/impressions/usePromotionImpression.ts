import type { RefObject } from 'react';
import type { Promotion } from '../queue/shopEvent';
import { trackEvent } from '../queue/trackEvent';
import { useSeen } from './useSeen';

/**
 * One `view_promotion` when the product list in `ref` first becomes 30 % visible (specification, section 7). Pass null
 * while the list is loading.
 */
export function usePromotionImpression(ref: RefObject<Element | null>, promotion: Promotion | null) {
  useSeen(ref, promotion?.promotionId, 'first', () => {
    if (promotion) trackEvent({ name: 'view_promotion', promotion });
  });
}
