import { jest } from '@jest/globals';
import { keptHits } from './keptHits.ts';
import type { ListingIndex } from './ListingIndex.ts';

const anIndex = () => ({}) as ListingIndex;
const found = (...numbers: number[]) => ({ words: [], numbers: Uint32Array.from(numbers) });

describe('keptHits', () => {
  it('looks for a term once', async () => {
    const index = anIndex();
    const find = jest.fn(async () => found(1, 2));
    const first = await keptHits(index, 'topf', find);
    expect(await keptHits(index, 'topf', find)).toBe(first);
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('looks for another term, and in another index, again', async () => {
    const [index, other] = [anIndex(), anIndex()];
    await keptHits(index, 'topf', async () => found(1));
    expect(await keptHits(index, 'pfanne', async () => found(2))).toEqual(found(2));
    expect(await keptHits(other, 'topf', async () => found(3))).toEqual(found(3));
  });

  it('keeps nothing of what failed', async () => {
    const index = anIndex();
    await expect(keptHits(index, 'topf', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await keptHits(index, 'topf', async () => found(1))).toEqual(found(1));
  });

  it('forgets what was asked for longest ago, in terms and in memory', async () => {
    const index = anIndex();
    const find = jest.fn(async () => found());
    const ask = (key: string) => keptHits(index, key, find);
    for (let term = 0; term < 500; term += 1) await ask(`term ${term}`);
    await ask('term 0');
    await ask('one more');
    find.mockClear();
    await ask('term 0');
    expect(find).not.toHaveBeenCalled();
    await ask('term 1');
    expect(find).toHaveBeenCalledTimes(1);

    await keptHits(index, 'large', async () => ({ words: [], numbers: new Uint32Array(2_000_001) }));
    find.mockClear();
    await ask('term 0');
    expect(find).toHaveBeenCalledTimes(1);
  });
});
