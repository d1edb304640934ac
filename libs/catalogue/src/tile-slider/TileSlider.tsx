import { PromotedList, TrackedList } from '@shop/analytics';
import type { ListingItem } from '@shop/contracts';
import { Carousel } from '@shop/ui-kit/carousel';
import { pictureRatioOf } from '../product-tile/pictureRatioOf';
import { ProductTile } from '../product-tile/ProductTile';

export interface TileSliderProps {
  items: readonly ListingItem[];
  /** Name of the region, and of the list for analytics. */
  label: string;
  /** Name of the list in analytics. */
  listId: string;
  /** The promotion that it is in analytics, where it is not known by its list. */
  promotion?: { promotionId: string; creativeName: string };
}

/** Tiles in a sliding row, which promotes them: 4 on desktops, 3 on tablets, 2 on phones (specification, section 9). */
export function TileSlider({ items, label, listId, promotion }: TileSliderProps) {
  if (items.length === 0) return null;
  const list = { id: listId, name: label };
  const pictureRatio = pictureRatioOf(items);
  return (
    <PromotedList list={list} items={items} promotion={promotion}>
      <TrackedList value={{ ...list, items }}>
        <Carousel label={label}>
          {items.map((item) => (
            <ProductTile key={item.id} item={item} pictureRatio={pictureRatio} />
          ))}
        </Carousel>
      </TrackedList>
    </PromotedList>
  );
}
