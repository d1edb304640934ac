import type { CartLine } from './cartLine.ts';
import { mergeLines } from './mergeLines.ts';
import { reportMerge } from './reportMerge.ts';

let lastId = 0;
const line = (sku: string, qty: number): CartLine => ({
  id: `line-${(lastId += 1)}`,
  sku,
  qty,
  parentId: null,
  personalization: null,
});
const report = (before: CartLine[], session: CartLine[], stock: Record<string, number | null>) => {
  const units = new Map(Object.entries(stock));
  return reportMerge(before, session, mergeLines(before, session, units), { stock: units });
};

describe('reportMerge', () => {
  it('says nothing of a session without lines', () => expect(report([line('a', 1)], [], { a: 1 })).toBeNull());

  it('names saved lines for which there was no space', () => {
    expect(reportMerge([], [], [], { stock: new Map(), lost: [line('a', 2)] })).toEqual({
      added: [],
      limited: [{ sku: 'a', qty: 0, wanted: 2 }],
    });
  });

  it('names what came', () => {
    expect(report([line('a', 1)], [line('a', 2), line('b', 1)], { a: null, b: 5 })).toEqual({
      added: [
        { sku: 'a', qty: 2 },
        { sku: 'b', qty: 1 },
      ],
      limited: [],
    });
  });

  it('names what the stock limits', () => {
    expect(report([line('a', 2)], [line('a', 2)], { a: 3 })).toEqual({
      added: [{ sku: 'a', qty: 1 }],
      limited: [{ sku: 'a', qty: 3, wanted: 4 }],
    });
  });

  it('counts nothing of what is sold out or gone', () => {
    expect(report([], [line('a', 2), line('b', 1)], { a: 0 })).toEqual({
      added: [],
      limited: [
        { sku: 'a', qty: 0, wanted: 2 },
        { sku: 'b', qty: 0, wanted: 1 },
      ],
    });
  });
});
