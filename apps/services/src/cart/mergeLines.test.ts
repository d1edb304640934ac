import fc from 'fast-check';
import type { CartLine } from './cartLine.ts';
import { MAX_LINES } from './cartRules.ts';
import { mergeLines } from './mergeLines.ts';

const line = (id: string, sku: string, qty: number, more: Partial<CartLine> = {}): CartLine => ({
  id,
  sku,
  qty,
  parentId: null,
  personalization: null,
  ...more,
});
const brief = (lines: readonly CartLine[]) => lines.map(({ id, qty }) => [id, qty]);

describe('mergeLines', () => {
  it('sums the same article up to its stock', () => {
    const stock = new Map([['mug', 5]]);
    expect(brief(mergeLines([line('c', 'mug', 2)], [line('s', 'mug', 2)], stock))).toEqual([['c', 4]]);
    expect(brief(mergeLines([line('c', 'mug', 4)], [line('s', 'mug', 4)], stock))).toEqual([['c', 5]]);
  });

  it('adds articles the customer did not have', () => {
    const stock = new Map<string, number | null>([['tour', null]]);
    expect(brief(mergeLines([line('c', 'mug', 1)], [line('s', 'tour', 3)], stock))).toEqual([
      ['c', 1],
      ['s', 3],
    ]);
  });

  it("never reduces the customer's quantity, even beyond stock", () => {
    expect(brief(mergeLines([line('c', 'mug', 4)], [line('s', 'mug', 1)], new Map([['mug', 2]])))).toEqual([['c', 4]]);
  });

  it('keeps a sold-out line, so that the cart can show it', () => {
    expect(brief(mergeLines([], [line('s', 'mug', 2)], new Map([['mug', 0]])))).toEqual([['s', 2]]);
    expect(brief(mergeLines([], [line('s', 'gone', 2)], new Map()))).toEqual([['s', 2]]);
  });

  it('keeps units with different personalisation separate and within one stock', () => {
    const stock = new Map([['mug', 3]]);
    const forMia = line('c', 'mug', 2, { personalization: { imageId: null, text: 'Mia' } });
    const forLeo = line('s', 'mug', 2, { personalization: { imageId: null, text: 'Leo' } });
    expect(brief(mergeLines([forMia], [forLeo], stock))).toEqual([
      ['c', 2],
      ['s', 1],
    ]);
  });

  it('moves children to the line their parent was merged into', () => {
    const stock = new Map<string, number | null>([
      ['mug', 9],
      ['wrap', null],
    ]);
    const session = [line('sw', 'wrap', 1, { parentId: 's' }), line('s', 'mug', 1)];
    const merged = mergeLines([line('c', 'mug', 1)], session, stock);
    expect(merged.find(({ id }) => id === 'sw')?.parentId).toBe('c');
  });

  it('keeps pieces in different papers apart, and those in the same together', () => {
    const stock = new Map<string, number | null>([
      ['mug', 9],
      ['stars', null],
      ['dots', null],
    ]);
    const wrapped = (id: string, paper: string) => [
      line(id, 'mug', 1),
      line(`${id}-${paper}`, paper, 1, { parentId: id }),
    ];
    const merged = mergeLines(wrapped('c', 'stars'), [...wrapped('s', 'dots'), ...wrapped('t', 'stars')], stock);
    expect(merged.map(({ id, qty, parentId }) => [id, qty, parentId])).toEqual([
      ['c', 2, null],
      ['c-stars', 2, 'c'],
      ['s', 1, null],
      ['s-dots', 1, 's'],
    ]);
    // In the cart of the session, too.
    expect(brief(mergeLines([], [...wrapped('s', 'dots'), ...wrapped('t', 'stars')], stock))).toHaveLength(4);
  });

  it('leaves out lines for which there is no space, and their children, but adds to those that are there', () => {
    const stock = new Map<string, number | null>([
      ['mug', null],
      ['pan', null],
      ['stars', null],
    ]);
    const full = [
      line('c', 'mug', 1),
      ...Array.from({ length: MAX_LINES - 2 }, (_, n) => line(`c${n}`, `sku-${n}`, 1)),
    ];
    const session = [
      line('s', 'pan', 1),
      line('sw', 'stars', 1, { parentId: 's' }),
      line('t', 'spoon', 1),
      line('tw', 'stars', 1, { parentId: 't' }),
      line('m', 'mug', 2),
    ];
    const merged = mergeLines(full, session, stock);
    expect(merged).toHaveLength(MAX_LINES);
    expect(brief(merged).filter(([id]) => !String(id).startsWith('c') || id === 'c')).toEqual([
      ['c', 3],
      ['s', 1],
    ]);
  });

  it('takes along what is ordered, whatever the limits', () => {
    const stock = new Map([['mug', 2]]);
    const bought = new Map([['mug', 2]]);
    expect(brief(mergeLines([line('c', 'mug', 5)], [line('s', 'mug', 2)], stock, bought))).toEqual([['c', 7]]);
    const full = Array.from({ length: MAX_LINES }, (_, n) => line(`c${n}`, `sku-${n}`, 1));
    const session = [line('s', 'mug', 1), line('t', 'mug', 1, { personalization: { imageId: null, text: 'Mia' } })];
    expect(brief(mergeLines(full, session, stock, new Map([['mug', 1]])).slice(MAX_LINES))).toEqual([['s', 1]]);
  });

  it('keeps every line of the customer, and exceeds no stock that was sufficient before', () => {
    const lines = (prefix: string) =>
      fc
        .array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 9 })), { maxLength: 3 })
        .map((given) => [...new Map(given)].map(([sku, qty]) => line(prefix + sku, sku, qty)));
    const stocks = fc.record({ a: fc.nat(12), b: fc.nat(12), c: fc.nat(12) });
    fc.assert(
      fc.property(lines('c'), lines('s'), stocks, (customer, session, stock) => {
        const merged = mergeLines(customer, session, new Map(Object.entries(stock)));
        for (const { id, qty } of customer) expect(merged.find((other) => other.id === id)!.qty >= qty).toBe(true);
        for (const sku of ['a', 'b', 'c'] as const) {
          const before = customer.find((other) => other.sku === sku)?.qty ?? 0;
          const after = merged.reduce((sum, other) => (other.sku === sku ? sum + other.qty : sum), 0);
          if (stock[sku] > 0) expect(after).toBeLessThanOrEqual(Math.max(before, stock[sku]));
        }
      }),
    );
  });
});
