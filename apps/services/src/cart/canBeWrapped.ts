import { GIFT_WRAP_ITEM } from '@shop/contracts/constants';

/** Whether an item can be wrapped as a gift: what is sent in a parcel can, and paper is not wrapped in paper. */
export const canBeWrapped = ({ itemId, productType }: { itemId: string; productType: string }): boolean =>
  productType === 'product' && itemId !== GIFT_WRAP_ITEM;
