import { aLink, anImage } from '@shop/builders';
import { screen, within } from '@testing-library/react';
import { renderElement } from '../test/renderElement';

const brands = [
  { name: 'Tessera', text: 'Steinzeug', image: anImage(), link: aLink({ url: '/tessera' }) },
  { name: 'Alpenguss', link: aLink({ url: '/alpenguss' }) },
];

describe('brand list', () => {
  it('lists brands by letter, each linking to its items', async () => {
    await renderElement('brandList', { headline: 'Werkstätten', brands });
    expect(screen.getByRole('heading', { level: 2, name: 'Werkstätten' })).toBeVisible();
    const names = screen.getAllByRole('heading', { level: 3 });
    expect(names.map((name) => within(name).getByRole('link').getAttribute('href'))).toEqual([
      '/alpenguss',
      '/tessera',
    ]);
    expect(screen.getByText('Steinzeug')).toBeVisible();
  });

  it('shows the first letter of a name without a logo, hidden from screen readers', async () => {
    await renderElement('brandList', { brands: brands.slice(1) });
    expect(screen.getByText('A', { selector: '[aria-hidden]' })).toBeVisible();
  });
});
