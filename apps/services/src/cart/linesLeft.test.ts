import type { CartLine } from './cartLine.ts';
import { linesLeft, type OrderedLine } from './linesLeft.ts';

const forMia = { imageId: null, text: 'Mia' };
const line = (id: string, sku: string, qty: number, more: Partial<CartLine> = {}): CartLine => ({
  ...{ id, sku, qty, parentId: null, personalization: null },
  ...more,
});
const ordered = (position: number, sku: string, qty: number, more: Partial<OrderedLine> = {}): OrderedLine => ({
  ...{ position, sku, qty, parent: null, personalization: null },
  ...more,
});
const brief = (lines: readonly CartLine[]) => lines.map(({ id, qty }) => [id, qty]);

describe('linesLeft', () => {
  it('leaves nothing of what was ordered, and all of the rest', () => {
    const left = linesLeft([line('a', 'mug', 2), line('b', 'pan', 1)], [ordered(0, 'mug', 2)]);
    expect(brief(left)).toEqual([['b', 1]]);
  });

  it('leaves units that came after the order, and needs no more than there are', () => {
    expect(brief(linesLeft([line('a', 'mug', 5)], [ordered(0, 'mug', 2)]))).toEqual([['a', 3]]);
    expect(linesLeft([line('a', 'mug', 1)], [ordered(0, 'mug', 2)])).toEqual([]);
  });

  it('takes the line with the words of the order first, and then others of the article', () => {
    const lines = [line('plain', 'mug', 1), line('mia', 'mug', 1, { personalization: forMia })];
    expect(brief(linesLeft(lines, [ordered(0, 'mug', 1, { personalization: forMia })]))).toEqual([['plain', 1]]);
    expect(brief(linesLeft(lines, [ordered(0, 'mug', 1)]))).toEqual([['mia', 1]]);
    expect(linesLeft(lines, [ordered(0, 'mug', 2)])).toEqual([]);
  });

  it('takes the line with the paper of the order, with its paper', () => {
    const lines = [
      line('own', 'mug', 1),
      line('stars', 'stars', 1, { parentId: 'own' }),
      line('gift', 'mug', 1),
      line('dots', 'dots', 1, { parentId: 'gift' }),
    ];
    const left = linesLeft(lines, [ordered(1, 'dots', 1, { parent: 0 }), ordered(0, 'mug', 1)]);
    expect(brief(left)).toEqual([
      ['own', 1],
      ['stars', 1],
    ]);
  });

  it('takes the paper of the ordered line, where others are in the same', () => {
    const lines = [
      line('own', 'mug', 1),
      line('of-own', 'stars', 1, { parentId: 'own', personalization: forMia }),
      line('gift', 'pan', 2),
      line('of-gift', 'stars', 1, { parentId: 'gift' }),
    ];
    const left = linesLeft(lines, [
      ordered(0, 'pan', 1),
      ordered(1, 'stars', 1, { parent: 0, personalization: forMia }),
    ]);
    expect(brief(left)).toEqual([
      ['own', 1],
      ['of-own', 1],
      ['gift', 1],
    ]);
  });

  it('takes children with the last unit of their line', () => {
    const lines = [line('a', 'mug', 1), line('b', 'stars', 1, { parentId: 'a' })];
    expect(linesLeft(lines, [ordered(0, 'mug', 1)])).toEqual([]);
  });
});
