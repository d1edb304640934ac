import {
  otherFilters,
  chosenFilters,
  filterHref,
  filterParameters,
  hasOwnFilters,
  keptParameters,
  toggledFilter,
  withMeantFilters,
} from './listingAddress';

describe('chosenFilters', () => {
  it.each([
    ['', {}],
    ['?filter.colour=red&filter.colour=blue&filter.size=l', { colour: ['red', 'blue'], size: ['l'] }],
    ['?filter.colour=red&filter.colour=red&filter.size=&filter.=x', { colour: ['red'] }],
    ['?q=pfanne&sort=rating&page=2&filtered=1', {}],
  ])('of %j are %j', (search, filters) => expect(chosenFilters(search)).toEqual(filters));
});

describe('toggledFilter', () => {
  it('adds a value and takes it away again', () => {
    const one = toggledFilter({ colour: ['red'] }, 'colour', 'blue');
    expect(one).toEqual({ colour: ['red', 'blue'] });
    expect(toggledFilter(one, 'colour', 'red')).toEqual({ colour: ['blue'] });
    expect(toggledFilter({}, 'size', 'l')).toEqual({ size: ['l'] });
  });
});

describe('filterHref', () => {
  it.each([
    [
      '?q=rote+pfanne&sort=rating&page=3&filter.size=l',
      { colour: ['red', 'blue'] },
      '/p?q=rote+pfanne&sort=rating&filter.colour=red&filter.colour=blue',
    ],
    ['?page=3&filter.size=l', { size: [] }, '/p'],
  ])('leads from %j to the first page with %j', (search, filters, href) => {
    expect(filterHref('/p', search, filters)).toBe(href);
  });
});

it.each(['?sort=relevance&q=relevance', '?sort=&q=relevance'])(
  'omits the default order from the address: %s',
  (search) => expect(filterHref('/p', search, {})).toBe('/p?q=relevance'),
);

it('carries on what a form does not contain', () => {
  expect(keptParameters('?page=2&sort=rating&q=topf&utm_source=x')).toEqual([
    ['q', 'topf'],
    ['sort', 'rating'],
  ]);
  expect(filterParameters({ colour: ['red', 'blue'] })).toEqual([
    ['filter.colour', 'red'],
    ['filter.colour', 'blue'],
  ]);
});

it('returns filters that are no facets', () =>
  expect(otherFilters({ productType: ['recipe'], colour: ['red'] }, [{ id: 'colour' }])).toEqual({
    productType: ['recipe'],
  }));

describe('withMeantFilters', () => {
  const facets = [
    {
      id: 'colour',
      title: 'Farbe',
      values: [
        { id: 'red', title: 'Rot', count: 2, selected: true },
        { id: 'blue', title: 'Blau', count: 1, selected: false },
      ],
    },
  ];
  const meant = withMeantFilters('?q=rote+pfanne&sort=rating', facets);

  it('says in the address what the words of a term mean, so that it can be removed', () => {
    expect(chosenFilters(meant)).toEqual({ colour: ['red'] });
    const removed = filterHref('/p', meant, {});
    expect(removed).toBe('/p?q=rote+pfanne&sort=rating&filters=own');
    expect([meant, removed].map(hasOwnFilters)).toEqual([true, true]);
  });

  it('leaves an address with filters, or of a result without, as it is', () => {
    for (const search of ['?q=pfanne&filter.size=l', '?q=pfanne&filters=own']) {
      expect(withMeantFilters(search, facets)).toBe(search);
    }
    expect(withMeantFilters('?q=pfanne', [])).toBe('?q=pfanne');
    expect(hasOwnFilters('?q=pfanne')).toBe(false);
  });
});
