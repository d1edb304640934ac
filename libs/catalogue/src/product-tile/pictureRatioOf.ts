import type { ListingItem } from '@shop/contracts';
import { FIRST_TILES } from '../listing-grid/firstTiles';

/** height / width: portrait for vouchers, square otherwise (specification, section 9). */
const PORTRAIT = 4 / 3;
const SQUARE = 1;

const isVoucher = ({ productType }: ListingItem) => productType.endsWith('Voucher');

/**
 * height / width of the pictures of tiles that stand beside each other: one for all, so that titles and prices of a row are at
 * the same height. Those that a page begins with decide, since it may have no others yet.
 */
export const pictureRatioOf = (items: readonly ListingItem[]): number =>
  items.slice(0, FIRST_TILES).every(isVoucher) ? PORTRAIT : SQUARE;
