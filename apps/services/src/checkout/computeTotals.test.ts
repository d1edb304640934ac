import fc from 'fast-check';
import { allocate } from './allocate.ts';
import { computeTotals, type TotalsInput } from './computeTotals.ts';

/** Random carts; each takes microseconds. */
const CARTS = 100_000;
/** The same carts in every run. */
const SEED = 44;

const cents = fc.integer({ min: 0, max: 5_000_000 });
const line = fc.record({
  cents,
  permille: fc.constantFrom(26, 81, 90, 190, 210, null),
  isExperience: fc.boolean(),
});
const voucher = fc.record({ cents: fc.integer({ min: 0, max: 3_000_000 }), isExchange: fc.boolean() });
const input = fc.record({
  lines: fc.array(line, { maxLength: 12 }),
  deliveryCents: fc.integer({ min: 0, max: 5_000 }),
  discountCents: cents,
  vouchers: fc.array(voucher, { maxLength: 5 }),
  standardPermille: fc.constant(81),
  currency: fc.constant('CHF' as const),
});
const total = (parts: readonly { cents: number }[]) => parts.reduce((sum, part) => sum + part.cents, 0);

const totalsOf = (given: TotalsInput) => computeTotals(given).totals;

describe('allocate', () => {
  it('gives every cent to somebody, and nobody a cent more than a share', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 20 }), (whole, weights) => {
        const parts = allocate(whole, weights);
        const weight = weights.reduce((sum, one) => sum + one, 0);
        if (weight === 0) return parts.every((part) => part === 0);
        const isNear = parts.every((part, index) => Math.abs(part - (whole * weights[index]!) / weight) < 1.001);
        return isNear && parts.reduce((sum, part) => sum + part, 0) === whole;
      }),
    );
  });

  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [3, 5], [0, 1]],
    [5, [0, 0], [0, 0]],
  ])('divides %i by %j as %j', (whole, weights, parts) => expect(allocate(whole, weights)).toEqual(parts));
});

describe('totals', () => {
  it('add up to the cent, in integers, and nobody pays less than nothing', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { totals, paid } = computeTotals(given);
        const { items, discount, delivery, vouchers, due, taxes } = totals;
        const all = [items, discount, delivery, vouchers, due, ...taxes.flatMap(({ gross, tax }) => [gross, tax])];
        const money = total(given.lines.filter(({ permille }) => permille === null));
        const exchanged = paid.reduce((sum, part, index) => sum + (given.vouchers[index]!.isExchange ? part : 0), 0);
        const experiences = total(
          given.lines.filter(({ permille, isExperience }) => isExperience && permille !== null),
        );
        return (
          all.every((amount) => Number.isSafeInteger(amount.cents) && amount.cents >= 0) &&
          items.cents + delivery.cents - discount.cents - vouchers.cents === due.cents &&
          // Each voucher pays what it holds at most, and all of them what is told.
          paid.length === given.vouchers.length &&
          paid.every((part, index) => part >= 0 && part <= given.vouchers[index]!.cents) &&
          paid.reduce((sum, part) => sum + part, 0) === vouchers.cents &&
          // Nothing is taken off what is worth money, and experiences are exchanged for experiences.
          due.cents >= money &&
          exchanged <= experiences &&
          // Every cent is taxed once, or is money, or was taxed when the exchanged voucher was sold.
          total(taxes.map(({ gross }) => gross)) === items.cents + delivery.cents - discount.cents - money - exchanged
        );
      }),
      { numRuns: CARTS, seed: SEED },
    );
  });

  it('let as little to pay as the vouchers allow', () => {
    fc.assert(
      fc.property(input, (given) => {
        const vouchers = given.vouchers.map((one) => ({ ...one, isExchange: false }));
        const { totals } = computeTotals({ ...given, vouchers });
        const money = total(given.lines.filter(({ permille }) => permille === null));
        const payable = totals.items.cents + totals.delivery.cents - totals.discount.cents - money;
        return totals.vouchers.cents === Math.min(payable, total(vouchers));
      }),
      { seed: SEED },
    );
  });

  it('tax a delivery as what is delivered', () => {
    const lines = [
      { cents: 3000, permille: 81 },
      { cents: 1000, permille: 26 },
    ];
    const { taxes } = totalsOf({ lines, deliveryCents: 800, standardPermille: 81, currency: 'CHF' });
    expect(taxes).toEqual([
      { permille: 81, gross: { cents: 3600 }, tax: { cents: 270 } },
      { permille: 26, gross: { cents: 1200 }, tax: { cents: 30 } },
    ]);
  });

  it('tax the delivery alone of a value voucher', () => {
    const lines = [{ cents: 10_000, permille: null }];
    const { taxes, due } = totalsOf({ lines, deliveryCents: 790, standardPermille: 81, currency: 'CHF' });
    expect(taxes).toEqual([{ permille: 81, gross: { cents: 790 }, tax: { cents: 59 } }]);
    expect(due).toEqual({ cents: 10_790 });
  });

  it('let vouchers pay for the delivery, and keep what is left on them', () => {
    const lines = [{ cents: 2000, permille: 81 }];
    const totals = totalsOf({
      lines,
      deliveryCents: 790,
      vouchers: [{ cents: 5000, isExchange: false }],
      standardPermille: 81,
      currency: 'CHF',
    });
    expect(totals).toMatchObject({ vouchers: { cents: 2790 }, due: { cents: 0 } });
  });

  it('tax what an exchanged voucher does not pay', () => {
    const lines = [{ cents: 10_000, permille: 81, isExperience: true }];
    const vouchers = [{ cents: 9_000, isExchange: true }];
    const { taxes, due } = totalsOf({ lines, deliveryCents: 0, vouchers, standardPermille: 81, currency: 'CHF' });
    expect([due, taxes]).toEqual([{ cents: 1_000 }, [{ permille: 81, gross: { cents: 1_000 }, tax: { cents: 75 } }]]);
  });

  it('take nothing off value vouchers, which no voucher pays', () => {
    const lines = [
      { cents: 10_000, permille: null },
      { cents: 1_000, permille: 81 },
    ];
    const more = { deliveryCents: 0, discountCents: 400, vouchers: [{ cents: 9_000, isExchange: false }] };
    const totals = totalsOf({ lines, ...more, standardPermille: 81, currency: 'CHF' });
    expect(totals).toMatchObject({ discount: { cents: 400 }, vouchers: { cents: 600 }, due: { cents: 10_000 } });
  });
});
