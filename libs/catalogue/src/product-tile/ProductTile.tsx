import type { ListingItem } from '@shop/contracts';
import { Link } from '@shop/ui-kit/link';
import { Price } from '@shop/ui-kit/price';
import { Rating } from '@shop/ui-kit/rating';
import { useState, type ReactNode } from 'react';
import { Badges } from '../badges/Badges';
import { PersonsAndLocations } from '../persons-and-locations/PersonsAndLocations';
import { StockNote } from '../stock-note/StockNote';
import { Tile } from './Tile';
import { TilePicture } from './TilePicture';
import { TileSwatches } from './TileSwatches';

const SIZES = '(min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw';

export interface ProductTileProps {
  item: ListingItem;
  /** Part of the first screen: its picture is requested at once. */
  priority?: boolean;
  /** How wide the picture will be shown, as in `<img sizes>`. */
  sizes?: string;
  /** Place of the title in the page's outline. */
  headingLevel?: 2 | 3;
  /** Lies on the picture, for example a note that it is for members; what can be clicked in it needs `z-index: 2`. */
  overlay?: ReactNode;
}

/** An item of a list: a product, voucher, series or recipe. The whole tile leads to it. */
export function ProductTile({ item, priority = false, sizes = SIZES, headingLevel = 3, overlay }: ProductTileProps) {
  // The second picture is asked for by the first hover: most are never seen.
  const [isAwake, setAwake] = useState(false);
  const Title = `h${headingLevel}` as const;
  const line = item.marketingTitle || item.subTitle;
  return (
    <Tile onPointerEnter={(event) => event.pointerType === 'mouse' && setAwake(true)}>
      <TilePicture item={item} priority={priority} sizes={sizes} isAwake={isAwake}>
        <Badges badges={item.badges} />
        {overlay}
      </TilePicture>
      <div>
        <Title>
          <Link to={item.link.url} target={item.link.target}>
            {item.title}
          </Link>
        </Title>
        {line && <p data-muted="">{line}</p>}
        <PersonsAndLocations numberOfPersons={item.numberOfPersons} locations={item.locations} />
        {!item.price && item.infoText && <div data-muted="" dangerouslySetInnerHTML={{ __html: item.infoText }} />}
        {item.rating.count > 0 && <Rating score={item.rating.score} count={item.rating.count} />}
        <TileSwatches options={item.configurationOptions} />
        <StockNote stockLevel={item.stockLevel} />
        {item.price && (
          <div data-price="">
            <Price price={item.price} from={isFromPrice(item)} />
          </div>
        )}
      </div>
    </Tile>
  );
}

/** A voucher to be had for several amounts is listed with the lowest. */
function isFromPrice({ productType, configurationOptions }: ListingItem): boolean {
  return productType === 'valueVoucher' && configurationOptions.some(({ values }) => values.length > 1);
}
