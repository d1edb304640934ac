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

  it('asks for two rows of each type on the first page, as long as none is chosen', () => {
    const groupSizeOf = (search: string) => searchRequest('de', `?q=pfanne${search}`, neutralBrand)?.groupSize;
    expect(groupSizeOf('')).toBe(2 * neutralBrand.listing.columns);
    expect(groupSizeOf('&filter.colour=red&sort=newest')).toBe(2 * neutralBrand.listing.columns);
    expect(groupSizeOf('&page=2')).toBeUndefined();
    expect(groupSizeOf('&filter.productType=recipe')).toBeUndefined();
  });

  it.each(['', '?q=', '?q=pf', '?q=pf++'])('requests nothing for %j, which is too short', (search) => {
    expect(searchRequest('de', search, neutralBrand)).toBeNull();
  });
});
