import { MAX_CART_QUANTITY } from '@shop/contracts';
import fc from 'fast-check';
import { judgeQuantity, maxQuantityOf, quantityFieldOf } from './cartRules.ts';

const request = { sku: 'mug', qty: 1, held: 0, stock: 5 as number | null | undefined, field: quantityFieldOf('mug') };
const wrong = (code: string) => ({ validationError: { fields: { 'item.mug.quantity.value': [code] } } });

describe('judgeQuantity', () => {
  it('accepts the last units', () => {
    expect(judgeQuantity({ ...request, qty: 2, held: 3 })).toBeNull();
  });

  it('names the stock if it is insufficient', () => {
    const error = { cartItemError: { code: 'NotEnoughStock', sku: 'mug', available: 5 } };
    expect(judgeQuantity({ ...request, qty: 3, held: 3 })).toEqual(error);
    expect(judgeQuantity({ ...request, stock: 0 })).toEqual({
      cartItemError: { ...error.cartItemError, available: 0 },
    });
  });

  it('distinguishes a missing article from one with unlimited stock', () => {
    expect(judgeQuantity({ ...request, stock: undefined })).toEqual({
      cartItemError: { code: 'NotFound', sku: 'mug', available: 0 },
    });
    expect(judgeQuantity({ ...request, stock: null, qty: MAX_CART_QUANTITY })).toBeNull();
  });

  it('reports a quantity out of bounds at its field', () => {
    expect(judgeQuantity({ ...request, qty: 0 })).toEqual(wrong('min'));
    expect(judgeQuantity({ ...request, qty: -3 })).toEqual(wrong('min'));
    expect(judgeQuantity({ ...request, qty: MAX_CART_QUANTITY + 1 })).toEqual(wrong('max'));
    expect(judgeQuantity({ ...request, stock: null, qty: 1, held: MAX_CART_QUANTITY })).toEqual(wrong('max'));
    expect(judgeQuantity({ ...request, qty: 1.5 })).toEqual(wrong('invalid'));
  });

  it('accepts exactly what keeps the article within its limit', () => {
    const stock = fc.option(fc.integer({ min: 0, max: 300 }));
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 150 }), fc.nat(150), stock, (qty, held, units) => {
        const fits = qty >= 1 && held + qty <= maxQuantityOf(units);
        expect(judgeQuantity({ ...request, qty, held, stock: units }) === null).toBe(fits);
      }),
    );
  });
});
