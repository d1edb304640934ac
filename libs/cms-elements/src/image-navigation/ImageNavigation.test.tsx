import { aLink, anImage } from '@shop/builders';
import { screen } from '@testing-library/react';
import { renderElement } from '../test/renderElement';

const items = [
  { image: anImage(), link: aLink({ url: '/pfannen', callToAction: 'Pfannen' }) },
  { image: anImage({ description: 'Ein Messer' }), link: aLink({ url: '/messer' }) },
];

describe('image navigation', () => {
  it('links pictures, named by their labels or their descriptions', async () => {
    await renderElement('imageNavigation', { title: 'Was suchst du?', items });
    expect(screen.getByRole('navigation', { name: 'Was suchst du?' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Was suchst du?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pfannen' })).toHaveAttribute('href', '/pfannen');
    expect(screen.getByRole('link', { name: 'Ein Messer' })).toHaveAttribute('href', '/messer');
  });

  it('does not repeat the label in the alternative text', async () => {
    await renderElement('imageNavigation', { items: items.slice(0, 1) });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Rubriken' })).toBeVisible();
  });

  it.each([
    [undefined, '4'],
    [6, '6'],
  ])('with columns %p has %s', async (columns, shown) => {
    const { container } = await renderElement('imageNavigation', { items, ...(columns && { columns }) });
    expect(container.querySelector('[data-columns]')).toHaveAttribute('data-columns', shown);
  });
});
