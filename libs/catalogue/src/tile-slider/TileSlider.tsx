import type { ListingItem } from '@shop/contracts';
import { Carousel } from '@shop/ui-kit/carousel';
import { ProductTile } from '../product-tile/ProductTile';

export interface TileSliderProps {
  items: readonly ListingItem[];
  /** Name of the region. */
  label: string;
}

/** Tiles in a row to slide through: 4 on desktops, 3 on tablets, 2 on phones (specification, section 9). */
export function TileSlider({ items, label }: TileSliderProps) {
  if (items.length === 0) return null;
  return (
    <Carousel label={label}>
      {items.map((item) => (
        <ProductTile key={item.id} item={item} />
      ))}
    </Carousel>
  );
}
