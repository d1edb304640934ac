import { useTrackedItem } from '@shop/analytics';
import type { ListingItem } from '@shop/contracts';
import { Link } from '@shop/ui-kit/link';
import { Price } from '@shop/ui-kit/price';
import { Rating } from '@shop/ui-kit/rating';
import { useRef, useState, type MouseEvent } from 'react';
import { Badges } from '../badges/Badges';
import { PersonsAndLocations } from '../persons-and-locations/PersonsAndLocations';
import { LatePart } from '../late/LatePart';
import { StockNote } from '../stock-note/StockNote';
import { Tile } from './Tile';
import { TilePicture } from './TilePicture';
import { TileSwatches } from './TileSwatches';

const NONE = {};
const loadCountdown = () => import('./TileCountdown');
const loadMembersOverlay = () => import('./MembersOverlay');

const SIZES = '(min-width: 1024px) 25vw, (min-width: 768px) 33vw, calc(50vw - 46px)';

export interface ProductTileProps {
  item: ListingItem;
  /** Part of the first screen: its picture is requested at once. */
  priority?: boolean;
  /** How wide the picture will be shown, as in `<img sizes>`. */
  sizes?: string;
  /** Place of the title in the page's outline. */
  headingLevel?: 2 | 3;
}

/** An item of a list: a product, voucher, series or recipe. The whole tile leads to it. */
export function ProductTile({ item, priority = false, sizes = SIZES, headingLevel = 3 }: ProductTileProps) {
  // The second picture is asked for by the first hover: most are never seen.
  const [isAwake, setAwake] = useState(false);
  const ref = useRef<HTMLElement>(null);
  const trackSelection = useTrackedItem(ref, item);
  const Title = `h${headingLevel}` as const;
  const line = item.marketingTitle || item.subTitle;

  function handleClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) trackSelection();
  }

  return (
    <Tile ref={ref} onPointerEnter={(event) => event.pointerType === 'mouse' && setAwake(true)} onClick={handleClick}>
      <TilePicture item={item} priority={priority} sizes={sizes} isAwake={isAwake}>
        <Badges badges={item.badges} />
        {item.countDown?.shouldBeDisplayed && item.countDown.endDate !== null && (
          <LatePart
            load={loadCountdown}
            props={{ startDate: item.countDown.startDate, endDate: item.countDown.endDate }}
          />
        )}
        {item.membersOnly && <LatePart load={loadMembersOverlay} props={NONE} />}
      </TilePicture>
      <div>
        <Title>
          <Link to={item.link.url} target={item.link.target}>
            {item.title}
          </Link>
        </Title>
        {line && <p data-muted="">{line}</p>}
        <PersonsAndLocations numberOfPersons={item.numberOfPersons} locations={item.locations} />
        {item.infoText && (
          <div data-muted="" data-info={item.price ? 'more' : ''} dangerouslySetInnerHTML={{ __html: item.infoText }} />
        )}
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
