import { neutralBrand } from '@shop/testing';
import { searchRequest, searchTerm } from './searchRequest';

describe('searchRequest', () => {
  it('requests the trimmed term, the page from zero and the order of the address', () => {
    expect(searchTerm('?q=+rote+pfanne+')).toBe('rote pfanne');
    expect(searchRequest('fr', '?q=+rote+pfanne+&page=3&sort=newest', neutralBrand)).toEqual({
      term: 'rote pfanne',
      locale: 'fr',
      filters: null,
      page: 2,
      pageSize: neutralBrand.listing.pageSize,
      sort: 'newest',
    });
  });

  it.each(['', '?q=', '?q=pf', '?q=pf++'])('requests nothing for %j, which is too short', (search) => {
    expect(searchRequest('de', search, neutralBrand)).toBeNull();
  });
});
