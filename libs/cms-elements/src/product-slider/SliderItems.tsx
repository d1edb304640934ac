import { usePromotionImpression } from '@shop/analytics';
import { TileSlider } from '@shop/catalogue';
import type { ElementData } from '@shop/contracts';
import { useRequest } from '@shop/service-client';
import { useRef } from 'react';
import { ElementSection } from '../shared/ElementSection';
import type { sliderRequest } from './sliderRequest';

interface SliderItemsProps {
  data: ElementData<'productSlider'>;
  request: ReturnType<typeof sliderRequest>;
}

/** The items with the slider's title and link. Nothing if they cannot be loaded or there are none. */
export function SliderItems({ data, request }: SliderItemsProps) {
  const { data: reply } = useRequest(request);
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
