import type { ElementData } from '@shop/contracts';
import { useLocale } from '@shop/intl';
import { preloadable } from '@shop/preloadable';
import { useSendRequests } from '@shop/service-client';
import { WhenNear } from '@shop/ui-kit/part';
import { sliderRequest } from './sliderRequest';

const items = preloadable(() => import('./SliderItems'));

/**
 * A slider of the first items of a list, hydrated when near the viewport. Renders nothing if there are none or they
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
