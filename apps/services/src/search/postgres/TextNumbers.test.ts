import { forItemsOf, type TextNumbers } from './TextNumbers.ts';

const texts = { texts: Uint32Array.of(3, 4, 9, 70, 71), items: Uint32Array.of(2, 0, 1, 2, 0) };

function itemsOf(known: TextNumbers, ...numbers: number[]): number[] {
  const items: number[] = [];
  forItemsOf(known, Uint32Array.from(numbers), (item) => items.push(item));
  return items;
}

describe('forItemsOf', () => {
  it.each([
    ['the first and the last', [71, 3], [0, 2]],
    ['each in its turn', [9, 4, 3], [1, 0, 2]],
    ['none that is not known', [1, 5, 99, 70], [2]],
    ['nothing for nothing', [], []],
  ])('finds %s', (_, numbers, items) => {
    expect(itemsOf(texts, ...numbers)).toEqual(items);
  });

  it('finds nothing in a site without texts', () => {
    expect(itemsOf({ texts: new Uint32Array(), items: new Uint32Array() }, 1)).toEqual([]);
  });
});
