import { breadcrumbJsonLd } from './jsonLd.ts';

const base = 'https://shop.example';

describe('breadcrumbJsonLd', () => {
  it('numbers the way from one', () => {
    const [list] = breadcrumbJsonLd(base, [
      { label: 'Start', url: '/' },
      { label: 'Tasse', url: '/p/tasse' },
    ]);
    expect(list?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Start', item: `${base}/` },
      { '@type': 'ListItem', position: 2, name: 'Tasse', item: `${base}/p/tasse` },
    ]);
  });

  it('leaves out a way of one step', () => {
    expect(breadcrumbJsonLd(base, [{ label: 'Start', url: '/' }])).toEqual([]);
  });
});
