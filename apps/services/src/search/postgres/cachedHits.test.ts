import { cachedHits } from './cachedHits.ts';
import type { ListingIndex } from '../../catalogue/listing-index/ListingIndex.ts';

const anIndex = () => ({}) as ListingIndex;
const found = (...numbers: number[]) => ({
  numbers: Uint32Array.from(numbers),
  withOthers: false,
  filters: {},
  didYouMean: '',
});

describe('cachedHits', () => {
  it('searches for a term once', async () => {
    const index = anIndex();
    const find = import.meta.jest.fn(async () => found(1, 2));
    const first = await cachedHits(index, 'topf', find);
    expect(await cachedHits(index, 'topf', find)).toBe(first);
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('searches again for another term, and in another index', async () => {
    const [index, other] = [anIndex(), anIndex()];
    await cachedHits(index, 'topf', async () => found(1));
    expect(await cachedHits(index, 'pfanne', async () => found(2))).toEqual(found(2));
    expect(await cachedHits(other, 'topf', async () => found(3))).toEqual(found(3));
  });

  it('does not cache failures', async () => {
    const index = anIndex();
    await expect(cachedHits(index, 'topf', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cachedHits(index, 'topf', async () => found(1))).toEqual(found(1));
  });

  it('evicts the least recently used terms, by number and by memory', async () => {
    const index = anIndex();
    const find = import.meta.jest.fn(async () => found());
    const ask = (key: string) => cachedHits(index, key, find);
    for (let term = 0; term < 500; term += 1) await ask(`term ${term}`);
    await ask('term 0');
    await ask('one more');
    find.mockClear();
    await ask('term 0');
    expect(find).not.toHaveBeenCalled();
    await ask('term 1');
    expect(find).toHaveBeenCalledTimes(1);

    const large = { ...found(), numbers: new Uint32Array(1_999_000) };
    await cachedHits(index, 'large', async () => large);
    await ask('term 0');
    await cachedHits(index, 'as large', async () => large);
    find.mockClear();
    await ask('term 0');
    expect(find).not.toHaveBeenCalled();
    expect(await cachedHits(index, 'large', async () => found(1))).toEqual(found(1));
  });
});
