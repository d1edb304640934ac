import { usePromotionImpression } from '@shop/analytics';
import type { ElementData } from '@shop/contracts';
import { TileSlider } from '@shop/catalogue';
import { useLocale } from '@shop/intl';
import { useGetListingItemsQuery } from '@shop/service-client/catalogue';
import { useRef } from 'react';
import { ElementSection } from '../shared/ElementSection';
import { sliderRequest } from './sliderRequest';

/** The first items of a list, to slide through. Shows nothing when they cannot be loaded or there are none. */
export function ProductSlider({ data }: { data: ElementData<'productSlider'> }) {
  const locale = useLocale();
  const { data: reply } = useGetListingItemsQuery(sliderRequest(data, locale));
  const items = reply?.ret?.items;
  const ref = useRef<HTMLElement>(null);
  const { listId, title } = data;
  const promotion = { promotionId: listId, promotionName: title, creativeName: title, items };
  usePromotionImpression(ref, items?.length ? promotion : null);
  if (!items?.length) return null;
  return (
    <ElementSection ref={ref} title={title} link={data.link}>
      <TileSlider items={items} label={title} listId={listId} />
    </ElementSection>
  );
}
