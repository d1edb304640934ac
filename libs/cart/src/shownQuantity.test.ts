import { aCart, aCartItem } from '@shop/builders';
import { shownQuantity } from './shownQuantity';

const summary = (itemCount: number) => ({ ...aCart().summary, itemCount });
const voucherExchangeInfo = { exchangeVoucherAmount: { cents: 5000 } };

describe('shownQuantity', () => {
  it('counts pieces, and unavailable lines', () => {
    const cart = aCart({ summary: summary(3), unavailableItems: [aCartItem()], unprocessableItems: [aCartItem()] });
    expect(shownQuantity(cart)).toBe(5);
  });

  it('is one for a cart with only a voucher exchange', () => {
    expect(shownQuantity(aCart({ items: [], summary: summary(0), voucherExchangeInfo }))).toBe(1);
    expect(shownQuantity(aCart({ summary: summary(2), voucherExchangeInfo }))).toBe(2);
  });

  it('is zero without a cart', () => expect(shownQuantity(null)).toBe(0));
});
