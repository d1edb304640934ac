import { aLink, anImage } from '@shop/builders';
import { screen, within } from '@testing-library/react';
import { renderElement } from '../test/renderElement';

const box = (heading: string, url: string) => ({
  image: anImage(),
  heading,
  text: 'Für zwei',
  link: aLink({ url, callToAction: 'Ansehen' }),
});

describe('highlight filter box', () => {
  it('is a slider of boxes that link to filtered lists', async () => {
    await renderElement('highlightFilterBox', {
      title: 'Zusammen',
      boxes: [box('Baden', '/baden?sort=rating'), box('Essen', '/essen')],
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Zusammen' })).toBeVisible();
    const [first, second, ...others] = screen.getAllByRole('article');
    expect(within(first!).getByRole('heading', { level: 3, name: 'Baden' })).toBeVisible();
    expect(within(first!).getByRole('link')).toHaveAttribute('href', '/baden?sort=rating');
    // The link is named by the heading alone, whatever else the box contains.
    expect(within(second!).getByRole('link')).toHaveAccessibleName('Essen');
    expect(others).toEqual([]);
  });

  it('shows three boxes at once, and one and a half on phones', async () => {
    await renderElement('highlightFilterBox', { title: 'Zusammen', boxes: [box('Baden', '/baden')] });
    const { style } = screen.getByRole('region', { name: 'Zusammen' });
    expect(['--phone', '--tablet', '--desktop'].map((name) => style.getPropertyValue(name))).toEqual(['1.5', '3', '3']);
  });
});
