import { aLink, anImage } from '@shop/testing';
import { screen } from '@testing-library/react';
import { renderElement } from '../test/renderElement';

const block = {
  title: 'Von Hand gegossen',
  image: anImage(),
  layout: 'left',
  content: '<p>Seit <strong>1921</strong>.</p>',
  links: [aLink({ url: '/werk', callToAction: 'Zum Werk' }), aLink({ url: '/guss', callToAction: 'Zur Pfanne' })],
};

describe('block', () => {
  it.each(['left', 'left50', 'right', 'right50', 'banner', 'community', 'customCookware'])(
    'knows the layout %s',
    async (layout) => {
      const { container, reported } = await renderElement('block', { ...block, layout });
      expect(reported).toEqual([]);
      expect(container.querySelector('section')).toHaveAttribute('data-layout', layout);
      expect(screen.getByRole('heading', { level: 2, name: 'Von Hand gegossen' })).toBeVisible();
      expect(screen.getByText('1921')).toBeVisible();
      expect(container.querySelector('img')).toBeInTheDocument();
    },
  );

  it('is left out in a layout nobody knows', async () => {
    const { container, reported } = await renderElement('block', { ...block, layout: 'diagonal' });
    expect(container).toBeEmptyDOMElement();
    expect(reported).toEqual([expect.stringContaining('layout')]);
  });

  it('makes its first link the main one, and none of a link without words', async () => {
    await renderElement('block', { ...block, links: [aLink({ url: '/leer' }), ...block.links] });
    const [first, second, ...others] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Zum Werk');
    expect(first).not.toHaveAttribute('data-mode', 'secondary');
    expect(second).toHaveAttribute('data-mode', 'secondary');
    expect(others).toEqual([]);
  });

  it('does without picture, title and links', async () => {
    await renderElement('block', { ...block, title: '', image: null, links: [] });
    expect(screen.getByText('1921')).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
