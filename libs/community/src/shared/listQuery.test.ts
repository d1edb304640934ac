import { furtherPages, hasMore, listQuery } from './listQuery';

const reference = { referenceType: 'recipe', referenceId: 'zopf' } as const;

describe('listQuery', () => {
  it('requests three approved entries first, then pages of a hundred', () => {
    expect(listQuery(reference, 'first')).toEqual({ ...reference, onlyApproved: true, page: 0, limit: 3 });
    expect(listQuery(reference, 1)).toEqual({ ...reference, onlyApproved: true, page: 1, limit: 100 });
  });
});

describe('furtherPages', () => {
  it.each([
    [250, 0, []],
    [250, 1, []],
    [250, 3, [1, 2]],
    [250, 4, [1, 2]],
    [5, 3, []],
    [0, 1, []],
  ])('of %i entries, of %i pages asked for, are %j', (count, pages, further) => {
    expect(furtherPages(count, pages)).toEqual(further);
  });
});

describe('hasMore', () => {
  it.each([
    [3, 0, false],
    [4, 0, true],
    [100, 1, false],
    [101, 1, true],
    [200, 2, false],
  ])('of %i entries after %i pages is %s', (count, pages, more) => {
    expect(hasMore(count, pages)).toBe(more);
  });
});
