import { pageHref, pageNumber } from './pageNumber';
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
  ])('of %j is %i', (search, page) => expect(pageNumber(search)).toBe(page));
});

describe('pageHref', () => {
  it.each([
    ['', 2, '/pfannen?page=2'],
    ['', 1, '/pfannen'],
    ['?page=3', 1, '/pfannen'],
    ['?sort=rating&page=3', 4, '/pfannen?sort=rating&page=4'],
    ['?q=rote+pfanne&page=3', 1, '/pfannen?q=rote+pfanne'],
  ])('of %j for page %i is %s', (search, page, href) => expect(pageHref('/pfannen', search, page)).toBe(href));
});

describe('sortOf', () => {
  it.each([
    ['?sort=priceAscending', 'priceAscending'],
    ['?sort=priciest', undefined],
    ['', undefined],
  ])('of %j is %s', (search, sort) => expect(sortOf(search)).toBe(sort));
});
