import { aLink, anImage, aSiteContent } from '@shop/builders';
import { mimeTypes } from '@shop/contracts/constants';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { Hero } from './Hero';

const { page } = aSiteContent();
const hero = {
  image: anImage(),
  heading: 'Herbst in der Küche',
  subHeading: 'Schmoren und backen',
  link: aLink({ url: '/herbst', callToAction: 'Entdecken' }),
};
const withHero = (mimeType: string, layout: typeof page.layout = 'default') =>
  aSiteContent({ mimeType, page: { ...page, layout, hero } });

describe('hero', () => {
  it.each([mimeTypes.home, mimeTypes.content, mimeTypes.productList])('is shown above %s', (mimeType) => {
    const { container } = renderWithShop(<Hero content={withHero(mimeType)} />);
    expect(screen.getByText('Herbst in der Küche')).toBeVisible();
    expect(screen.getByText('Schmoren und backen')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Entdecken' })).toHaveAttribute('href', '/herbst');
    expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it.each([mimeTypes.product, mimeTypes.series, mimeTypes.recipe, mimeTypes.search])(
    'is never shown on %s',
    (mimeType) => {
      const { container } = renderWithShop(<Hero content={withHero(mimeType)} />);
      expect(container).toBeEmptyDOMElement();
    },
  );

  it('is not shown on a landing page, nor where the editor disabled it', () => {
    const { container, rerender } = renderWithShop(<Hero content={withHero(mimeTypes.content, 'landing')} />);
    expect(container).toBeEmptyDOMElement();
    rerender(<Hero content={aSiteContent()} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('renders no link without a label', () => {
    const wordless = { ...hero, link: aLink({ url: '/herbst' }) };
    renderWithShop(<Hero content={aSiteContent({ page: { ...page, hero: wordless } })} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
