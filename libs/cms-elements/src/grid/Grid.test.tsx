import { aContentElement, aLink, anImage } from '@shop/builders';
import { screen } from '@testing-library/react';
import { renderElement } from '../test/renderElement';

const teaser = (heading: string) =>
  aContentElement({
    id: heading,
    kind: 'teaser',
    data: { image: anImage(), heading, link: aLink({ url: `/${heading}` }) },
  });
const inner = aContentElement({
  id: 'inner',
  kind: 'grid',
  data: { headline: 'Innen', columns: 2, elements: [teaser('tief')] },
});

describe('grid', () => {
  it('shows its elements under its headline, other grids among them', async () => {
    const { container } = await renderElement('grid', {
      headline: 'Entdecken',
      columns: 4,
      elements: [teaser('eins'), inner],
    });
    expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual(['Entdecken', 'Innen']);
    expect(screen.getByRole('link', { name: 'eins' })).toHaveAttribute('href', '/eins');
    expect(screen.getByRole('link', { name: 'tief' })).toBeVisible();
    expect(
      [...container.querySelectorAll('[data-columns]')].map((cells) => cells.getAttribute('data-columns')),
    ).toEqual(['4', '2']);
  });

  it('has three columns and no headline by default', async () => {
    const { container } = await renderElement('grid', { elements: [teaser('eins')] });
    expect(container.querySelector('[data-columns]')).toHaveAttribute('data-columns', '3');
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });
});
