import fc from 'fast-check';
import { computeTotals } from '../../checkout/computeTotals.ts';
import { refundOfLines } from './refundOfLines.ts';

/** Random orders; each takes microseconds. */
const ORDERS = 100_000;
/** Has no factor in common with a number of units. */
const STEP = 11;

const order = (...lines: [qty: number, unitCents: number, vatPermille?: number | null][]) =>
  lines.map(([qty, unitCents, vatPermille = 81], position) => ({ position, qty, unitCents, vatPermille }));
const asked = (...lines: [id: string, qty: number][]) => ({
  lines: lines.map(([id, qty]) => ({ id, qty })),
  credited: [],
});

describe('a refund of lines', () => {
  it('is what they cost', () => {
    const lines = order([2, 1_990], [1, 500]);
    expect(refundOfLines({ discountCents: 0 }, lines, asked(['0', 1]))?.cents).toBe(1_990);
    expect(refundOfLines({ discountCents: 0 }, lines, asked(['0', 2], ['1', 1]))?.cents).toBe(4_480);
  });

  it('leaves out their share of the discount', () => {
    expect(refundOfLines({ discountCents: 300 }, order([1, 1_000], [1, 2_000]), asked(['1', 1]))?.cents).toBe(1_800);
  });

  it('takes no discount off value vouchers, which are not taxed', () => {
    const lines = order([1, 5_000, null], [1, 2_000, 81], [1, 1_000, 26]);
    const refund = (id: string) => refundOfLines({ discountCents: 300 }, lines, asked([id, 1]));
    expect(refund('0')).toEqual({ cents: 5_000, byRate: new Map() });
    expect(refund('1')).toEqual({ cents: 1_800, byRate: new Map([[81, 1_800]]) });
    expect(refund('2')).toEqual({ cents: 900, byRate: new Map([[26, 900]]) });
  });

  it.each([
    ['more units than there are', asked(['0', 3])],
    ['more in two parts', asked(['0', 2], ['0', 1])],
    ['more than is left', { lines: [{ id: '0', qty: 2 }], credited: [{ lines: [{ id: '0', qty: 1 }] }] }],
    ['a line that is not there', asked(['7', 1])],
  ])('is refused for %s', (_case, wanted) => {
    expect(refundOfLines({ discountCents: 0 }, order([2, 1_000]), wanted)).toBeNull();
  });

  it('never comes to more than was paid, and to exactly that with the last unit, in whatever order they come back', () => {
    const line = fc.record({
      qty: fc.integer({ min: 1, max: 3 }),
      unitCents: fc.integer({ min: 0, max: 99_999 }),
      vatPermille: fc.constantFrom(26, 81, null),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.nat(20),
        (given, wantedCents, turn) => {
          const lines = given.map((one, position) => ({ ...one, position }));
          const { totals } = computeTotals({
            lines: lines.map(({ qty, unitCents, vatPermille }) => ({ cents: qty * unitCents, permille: vatPermille })),
            ...{ deliveryCents: 0, standardPermille: 81, discountCents: wantedCents, currency: 'CHF' },
          });
          const paid = totals.items.cents - totals.discount.cents;
          const units = lines.flatMap(({ position, qty }) => Array.from({ length: qty }, () => String(position)));
          // Neighbours come from different lines.
          const shuffled = units.map((_, index) => units[(index * STEP + turn) % units.length]!);
          const credited: { lines: { id: string; qty: number }[] }[] = [];
          let sum = 0;
          for (const id of shuffled) {
            const one = { lines: [{ id, qty: 1 }] };
            const { cents } = refundOfLines({ discountCents: totals.discount.cents }, lines, { ...one, credited })!;
            sum += cents;
            if (!Number.isSafeInteger(cents) || cents < 0 || sum > paid) return false;
            credited.push(one);
          }
          return sum === paid;
        },
      ),
      { numRuns: ORDERS, seed: 13 },
    );
  });
});
