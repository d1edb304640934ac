import fc from 'fast-check';
import { refundOfLines } from './refundOfLines.ts';

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

  it('gives exactly what was paid for all units, one after the other', () => {
    const line = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 99_999 }));
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (given, part) => {
          const lines = order(...given);
          const gross = lines.reduce((sum, { qty, unitCents }) => sum + qty * unitCents, 0);
          const discountCents = Math.floor(gross * part);
          const credited: { lines: { id: string; qty: number }[] }[] = [];
          let sum = 0;
          for (const { position, qty } of lines) {
            for (let unit = 0; unit < qty; unit++) {
              const one = [{ id: String(position), qty: 1 }];
              sum += refundOfLines({ discountCents }, lines, { lines: one, credited })!.cents;
              credited.push({ lines: one });
            }
          }
          expect(sum).toBe(gross - discountCents);
        },
      ),
    );
  });
});
