import type { ListingItem } from '@shop/contracts';
import type { ImageRatio } from '@shop/ui-kit/image';
import { FIRST_TILES } from '../listing-grid/firstTiles';

const isVoucher = ({ productType }: ListingItem) => productType.endsWith('Voucher');

/**
 * Form of the pictures of tiles that stand beside each other, portrait for vouchers (specification, section 9): one for all,
 * so that titles and prices of a row are at the same height. Those that a page begins with decide, since it may have no others yet.
 */
export const pictureRatioOf = (items: readonly ListingItem[]): ImageRatio =>
  items.slice(0, FIRST_TILES).every(isVoucher) ? 'portrait' : 'square';
