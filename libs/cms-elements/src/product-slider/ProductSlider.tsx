import type { ElementData } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { preloadable } from '@shop/preloadable';
import { useSendRequests } from '@shop/service-client';
import { WhenNear } from '@shop/ui-kit/part';
import { sliderRequest } from './sliderRequest';

const items = preloadable(() => import('./SliderItems'));

/**
 * The first items of a list, to slide through, once somebody is near. Shows nothing where there are none, or where they
 * cannot be loaded (specification, section 7).
 */
export function ProductSlider({ data }: { data: ElementData<'productSlider'> }) {
  const request = sliderRequest(data, useLocale());
  return (
    <WhenNear key={data.listId} part={items} prepare={useSendRequests([request])} readable optional>
      {({ SliderItems }) => <SliderItems data={data} request={request} />}
    </WhenNear>
  );
}
