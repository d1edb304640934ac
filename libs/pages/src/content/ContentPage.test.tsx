import { aContentElement, aLink, anImage, aSiteContent, httpStatus } from '@shop/builders';
import { screen } from '@testing-library/react';
import { setElementReport } from '@shop/cms-renderer';
import { loadKind, renderPage } from '../test/renderPage';
import { pageKind } from '.';

const METHOD = 'site/Page';
const { page } = aSiteContent();
const hero = { image: anImage(), heading: 'Herbst', subHeading: '', link: null };
const banner = { image: anImage(), secondaryImage: null, link: aLink(), heading: 'Herbst' };
const contentPage = (...contentElements: ReturnType<typeof aContentElement>[]) => ({
  [METHOD]: { ret: { id: 'content-1', title: 'Startseite', contentElements } },
});

beforeEach(() => setElementReport(() => {}));
afterEach(() => setElementReport(null));

describe('content page', () => {
  it('is headed by its title', async () => {
    renderPage(pageKind, aSiteContent(), { services: contentPage() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Startseite' })).toHaveAttribute(
      'data-size',
      'display',
    );
  });

  it.each([
    ['a hero', aSiteContent({ page: { ...page, hero } }), []],
    ['a banner', aSiteContent(), [aContentElement({ kind: 'promoBanner', data: { bannerItems: [banner] } })]],
  ])('keeps its title out of sight where %s speaks for it', async (_, content, elements) => {
    renderPage(pageKind, content, { services: contentPage(...elements) });
    expect(await screen.findByText('Startseite', { selector: 'h1:not([data-size])' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('shows its title on a landing page, which shows no hero', async () => {
    const content = aSiteContent({ page: { ...page, hero, layout: 'landing' } });
    renderPage(pageKind, content, { services: contentPage() });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveAttribute('data-size', 'display');
  });

  it('is as wide as its layout says', async () => {
    const content = aSiteContent({ page: { ...page, layout: 'subnavigation' } });
    renderPage(pageKind, content, { services: contentPage() });
    expect((await screen.findByRole('heading', { level: 1 })).closest('[data-width]')).toHaveAttribute(
      'data-width',
      'medium',
    );
  });

  it('is unavailable when the services do not answer', async () => {
    const { status } = await loadKind(pageKind, aSiteContent(), { services: { [METHOD]: httpStatus(500) } });
    expect(status).toBe(503);
  });
});
