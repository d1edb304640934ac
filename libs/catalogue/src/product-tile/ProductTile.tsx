import { useTrackedItem } from '@shop/analytics';
import type { ListingItem } from '@shop/contracts';
import { preloadable } from '@shop/preloadable';
import type { ImageRatio, PictureProps } from '@shop/ui-kit/image';
import { KeptHtml } from '@shop/ui-kit/kept-html';
import { Link } from '@shop/ui-kit/link';
import { WhenWanted } from '@shop/ui-kit/part';
import { Price } from '@shop/ui-kit/price';
import { Rating } from '@shop/ui-kit/rating';
import { useRef, useState, type MouseEvent } from 'react';
import { Badges } from '../badges/Badges';
import { PersonsAndLocations } from '../persons-and-locations/PersonsAndLocations';
import { StockNote } from '../stock-note/StockNote';
import { WishButton } from '../wish-button/WishButton';
import { Tile } from './Tile';
import { pictureRatioOf } from './pictureRatioOf';
import { TilePicture } from './TilePicture';
import { TileSwatches } from './TileSwatches';

const countdown = preloadable(() => import('./TileCountdown'));
const membersOverlay = preloadable(() => import('./MembersOverlay'));

const SIZES = '(min-width: 1024px) 25vw, (min-width: 768px) 33vw, calc(50vw - 46px)';

export interface ProductTileProps {
  item: ListingItem;
  /** In the first viewport: its picture is loaded eagerly. */
  priority?: PictureProps['priority'];
  /** Width of the picture, as for `<img sizes>`. */
  sizes?: string;
  /** Form of the picture, that of the tiles beside it (`pictureRatioOf`). */
  pictureRatio?: ImageRatio;
  /** Heading level of the title. */
  headingLevel?: 2 | 3;
}

/** An item of a list: a product, voucher, series or recipe. The whole tile is a link to it. */
export function ProductTile(props: ProductTileProps) {
  const { item, priority, sizes = SIZES, pictureRatio = pictureRatioOf([item]), headingLevel = 3 } = props;
  const tile = <LinkedTile {...{ item, priority, sizes, pictureRatio, headingLevel }} />;
  // The head of the page asks for a picture that is to be loaded first.
  if (priority) return tile;
  return (
    <KeptHtml of={item} by={`${sizes} ${pictureRatio} ${headingLevel}`}>
      {tile}
    </KeptHtml>
  );
}

type LinkedTileProps = Required<Omit<ProductTileProps, 'priority'>> & Pick<PictureProps, 'priority'>;

function LinkedTile({ item, priority, sizes, pictureRatio, headingLevel }: LinkedTileProps) {
  // The second picture is loaded on first hover: most are never seen.
  const [isAwake, setAwake] = useState(false);
  const ref = useRef<HTMLElement>(null);
  const trackSelection = useTrackedItem(ref, item);
  const Title = `h${headingLevel}` as const;
  const line = item.marketingTitle || item.subTitle;
  const offer = offerOf(item);

  function handleClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) trackSelection();
  }

  return (
    <Tile ref={ref} onPointerEnter={(event) => event.pointerType === 'mouse' && setAwake(true)} onClick={handleClick}>
      <TilePicture item={item} priority={priority} sizes={sizes} ratio={pictureRatio} isAwake={isAwake}>
        <Badges badges={item.badges} />
        {/* The tile is complete without these, so a failure shows nothing. */}
        {offer && (
          <WhenWanted part={countdown} failed={null}>
            {({ default: TileCountdown }) => <TileCountdown {...offer} />}
          </WhenWanted>
        )}
        {item.membersOnly && (
          <WhenWanted part={membersOverlay} failed={null}>
            {({ default: MembersOverlay }) => <MembersOverlay />}
          </WhenWanted>
        )}
      </TilePicture>
      <div>
        <Title>
          <Link to={item.link.url} target={item.link.target}>
            {item.title}
          </Link>
        </Title>
        {line && <p data-muted="">{line}</p>}
        <PersonsAndLocations numberOfPersons={item.numberOfPersons} locations={item.locations} />
        {item.infoText && <div data-muted="" data-info="" dangerouslySetInnerHTML={{ __html: item.infoText }} />}
        <div data-line="">
          {item.rating.count > 0 && <Rating score={item.rating.score} count={item.rating.count} />}
          <TileSwatches options={item.configurationOptions} />
        </div>
        <StockNote stockLevel={item.stockLevel} />
        {item.price && (
          <div data-price="">
            <Price price={item.price} from={isFromPrice(item)} />
          </div>
        )}
        {item.price && <WishButton sku={item.canonicalSKU} title={item.title} />}
      </div>
    </Tile>
  );
}

/** Begin and end of an offer with a countdown; null where there is none, or no end. */
function offerOf({ countDown }: ListingItem) {
  if (!countDown?.shouldBeDisplayed || countDown.endDate === null) return null;
  return { startDate: countDown.startDate, endDate: countDown.endDate };
}

/** A voucher with several amounts is listed with the lowest. */
function isFromPrice({ productType, configurationOptions }: ListingItem): boolean {
  return productType === 'valueVoucher' && configurationOptions.some(({ values }) => values.length > 1);
}
