import type { RefObject } from 'react';
import { isFirstOnPage } from '../queue/promotionsOfPage';
import type { Promotion } from '../queue/shopEvent';
import { trackEvent } from '../queue/trackEvent';
import { useSeen } from './useSeen';

/**
 * One `view_promotion` for each view of a page when the product list in `ref` first becomes 30 % visible (specification,
 * section 7), also where it is rendered anew or gets other items. Pass null while there is no list.
 */
export function usePromotionImpression(ref: RefObject<Element | null>, promotion: Promotion | null) {
  // The same list of the next page has other items.
  const key = promotion && [promotion.promotionId, ...(promotion.items ?? []).map(({ id }) => id)].join(' ');
  useSeen(ref, key, 'first', () => {
    if (promotion && isFirstOnPage(promotion.promotionId)) trackEvent({ name: 'view_promotion', promotion });
  });
}
