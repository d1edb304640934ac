import type { Cart, Product } from '@shop/contracts';
import { GIFT_WRAP_ITEM } from '@shop/contracts/constants';
import { useLocale } from '@shop/intl';
import { skipToken } from '@shop/service-client';
import { detailService } from '@shop/service-client/detail';

/**
 * The item whose variants are gift papers; null in a shop without, and where nothing in the cart can be wrapped. Undefined
 * until that is known.
 */
export function useGiftPapers({ items }: Cart): Product | null | undefined {
  const locale = useLocale();
  const isAsked = items.some(({ wrappable }) => wrappable);
  const { data, isLoading } = detailService.endpoints.getProduct.useQuery(
    isAsked ? { id: GIFT_WRAP_ITEM, locale } : skipToken,
  );
  if (isLoading) return undefined;
  const papers = data?.ret ?? null;
  return papers && papers.maxQuantity > 0 ? papers : null;
}
