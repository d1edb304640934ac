import { TileSlider } from '@shop/catalogue';
import type { ElementData, ListingItem } from '@shop/contracts';
import { preloadable } from '@shop/preloadable';
import { useRequest } from '@shop/service-client';
import { WhenWanted } from '@shop/ui-kit/part';
import { ElementSection } from '../shared/ElementSection';
import type { sliderRequest } from './sliderRequest';

const itemsOutOfCart = preloadable(() => import('./ItemsOutOfCart'));

interface SliderItemsProps {
  data: ElementData<'productSlider'>;
  request: ReturnType<typeof sliderRequest>;
}

/** The items with the slider's title and link. Nothing if they cannot be loaded or there are none. */
export function SliderItems({ data, request }: SliderItemsProps) {
  const { data: reply } = useRequest(request);
  const items = reply?.ret?.items;
  const { listId, title } = data;
  if (!items?.length) return null;
  const slider = (shown: readonly ListingItem[]) => <TileSlider items={shown} label={title} listId={listId} />;
  return (
    <ElementSection title={title} link={data.link}>
      {data.withoutCart ? (
        <WhenWanted part={itemsOutOfCart} fallback={slider(items)} failed={slider(items)}>
          {({ default: ItemsOutOfCart }) => <ItemsOutOfCart items={items}>{slider}</ItemsOutOfCart>}
        </WhenWanted>
      ) : (
        slider(items)
      )}
    </ElementSection>
  );
}
