import { breadcrumbJsonLd } from './jsonLd.ts';

const base = 'https://shop.example';

describe('breadcrumbJsonLd', () => {
  it('numbers the breadcrumbs from one', () => {
    const [list] = breadcrumbJsonLd(base, [
      { label: 'Start', url: '/' },
      { label: 'Tasse', url: '/p/tasse' },
    ]);
    expect(list?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Start', item: `${base}/` },
      { '@type': 'ListItem', position: 2, name: 'Tasse', item: `${base}/p/tasse` },
    ]);
  });

  it('is null for a single breadcrumb', () => {
    expect(breadcrumbJsonLd(base, [{ label: 'Start', url: '/' }])).toEqual([]);
  });
});
