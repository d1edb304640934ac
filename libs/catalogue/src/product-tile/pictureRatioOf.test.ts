import { aListingItem } from '@shop/builders';
import { pictureRatioOf } from './pictureRatioOf';

const mug = aListingItem({ productType: 'product' });
const flight = aListingItem({ productType: 'experienceVoucher' });
const card = aListingItem({ productType: 'valueVoucher' });

it('is portrait for vouchers alone', () => {
  expect([pictureRatioOf([flight, card]), pictureRatioOf([flight])]).toEqual(['portrait', 'portrait']);
});

it('is square where there is anything else', () => {
  expect([pictureRatioOf([mug]), pictureRatioOf([flight, mug])]).toEqual(['square', 'square']);
});

it('is the same whether a page has all items yet or the first ones', () => {
  const first = Array.from({ length: 8 }, () => flight);
  expect(pictureRatioOf([...first, mug])).toBe(pictureRatioOf(first));
});
