import { listingRequestSchema } from '@shop/contracts';
import { isChosen } from './listingParameters';
import { pageHref } from './pageHref';
import { pageNumber } from './pageNumber';
import { sortOf } from './sortOf';

describe('pageNumber', () => {
  it.each([
    ['', 1],
    ['?page=1', 1],
    ['?sort=rating&page=12', 12],
    ['?page=0', 1],
    ['?page=-2', 1],
    ['?page=1.5', 1],
    ['?page=two', 1],
    ['?page=', 1],
    ['?page=Infinity', 1],
    ['?page=100001', 100_001],
    ['?page=100002', 100_001],
    ['?page=1e300', 100_001],
  ])('of %j is %i', (search, page) => expect(pageNumber(search)).toBe(page));

  it('is at most what the services accept', () => {
    const { page } = listingRequestSchema.shape;
    const last = pageNumber('?page=9999999') - 1;
    expect(page.safeParse(last).success).toBe(true);
    expect(page.safeParse(last + 1).success).toBe(false);
  });
});

describe('pageHref', () => {
  it.each([
    ['', 2, '/pfannen?page=2'],
    ['', 1, '/pfannen'],
    ['?page=3', 1, '/pfannen'],
    ['?sort=rating&page=3', 4, '/pfannen?sort=rating&page=4'],
    ['?q=rote+pfanne&page=3', 1, '/pfannen?q=rote+pfanne'],
    ['?sort=relevance', 2, '/pfannen?page=2'],
  ])('of %j for page %i is %s', (search, page, href) => expect(pageHref('/pfannen', search, page)).toBe(href));
});

describe('sortOf', () => {
  it.each([
    ['?sort=priceAscending', 'priceAscending'],
    ['?sort=priciest', undefined],
    ['?sort=relevance', undefined],
    ['', undefined],
  ])('of %j is %s', (search, sort) => expect(sortOf(search)).toBe(sort));
});

describe('isChosen', () => {
  it.each(['?q=topf', '?sort=rating', '?page=2&filter.colour=red', '?filter=x', '?sort=relevance&filter.size=l'])(
    'is %s',
    (search) => expect(isChosen(search)).toBe(true),
  );

  it.each(['', '?page=2', '?sort=relevance', '?sort=&page=2', '?variant=red&filtered=1&sorting=x&qq=1'])(
    'is not %j',
    (search) => expect(isChosen(search)).toBe(false),
  );
});
