import { readOffer } from './readOffer.ts';

const advent = new Date('2026-12-01T12:00:00Z');
function read(fields: Record<string, string>, now = advent) {
  const notes: string[] = [];
  return { ...readOffer((name) => fields[name] ?? '', 'CHF', now, notes), notes };
}
const sale = {
  price: '50 CHF',
  sale_price: '40 CHF',
  sale_price_effective_date: '2026-11-20T00:00+0100/2026-12-05T23:59+0100',
};

it('applies a sale price while it is valid, and says when it begins', () => {
  expect(read(sale)).toEqual({
    priceCents: 4000,
    crossCents: 5000,
    countDown: { startDate: Date.parse('2026-11-19T23:00Z'), endDate: Date.parse('2026-12-05T22:59Z') },
    notes: ['on sale until 2026-12-05T22:59:00.000Z: import it again then'],
  });
});

it.each(['2026-11-01T00:00Z', '2027-01-01T00:00Z'])('takes the full price on %s', (day) => {
  const { priceCents, crossCents, countDown } = read(sale, new Date(day));
  expect([priceCents, crossCents, countDown]).toEqual([5000, null, null]);
});

it.each([
  ['is in another currency', { ...sale, sale_price: '40 EUR' }],
  ['holds for no period', { ...sale, sale_price_effective_date: 'always' }],
])('ignores a sale price that %s', (_, fields) => {
  expect(read(fields)).toMatchObject({
    priceCents: 5000,
    crossCents: null,
    notes: [expect.stringContaining('left out')],
  });
});

it('ignores a sale price above the price', () => {
  expect(read({ price: '50 CHF', sale_price: '60 CHF' })).toMatchObject({ priceCents: 5000, crossCents: null });
});
