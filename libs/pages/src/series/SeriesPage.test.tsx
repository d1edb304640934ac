import { aListingItem, anImage, aRating, aSeries, aSiteContent } from '@shop/builders';
import { comeNear } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { loadKind, renderPage } from '../test/renderPage';
import { pageKind } from '.';

const base = aSiteContent();
const content = aSiteContent({ uri: '/serie-guss', page: { ...base.page, referenceId: 'guss' } });
const items = ['Pfanne', 'Topf'].map((title) => aListingItem({ id: title, title }));

const show = (series: Parameters<typeof aSeries>[0] = {}) =>
  renderPage(pageKind, content, {
    services: { 'detail/GetSeries': { ret: aSeries({ title: 'Guss', items, ...series }) } },
  });

it('requires only the series, and is not found without it', async () => {
  const found = await loadKind(pageKind, content, { services: { 'detail/GetSeries': { ret: aSeries() } } });
  expect([found.status, found.calls.length]).toEqual([200, 1]);
  const missing = await loadKind(pageKind, content, {
    services: { 'detail/GetSeries': { ret: null, error: 'NOT_FOUND' } },
  });
  expect(missing.status).toBe(404);
});

it('shows its items with links', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Guss' })).toBeInTheDocument();
  for (const title of ['Pfanne', 'Topf'])
    expect(screen.getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
  const sections = within(screen.getByRole('navigation', { name: 'Abschnitte' }));
  expect(sections.getByRole('link', { name: 'Alle 2 Stücke' })).toHaveAttribute('href', '#seriesItems');
});

it('shows the text for search engines', async () => {
  show({ seoText: '<p>Seit 1920 gegossen.</p>' });
  expect(await screen.findByText('Seit 1920 gegossen.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Gut zu wissen' })).toBeInTheDocument();
});

it.each([
  ['full', ['Fragen', 'Bewertungen']],
  ['hideQuestions', ['Bewertungen']],
  ['hideReviews', ['Fragen']],
] as const)('with the community set to %s has %j, in its sections and their links', async (setting, shown) => {
  show({ communitySettings: setting, rating: aRating({ score: 4, count: 9 }), questionCount: 2 });
  const sections = within(await screen.findByRole('navigation', { name: 'Abschnitte' }));
  for (const [name, summary] of [
    ['Fragen', '2 Fragen'],
    ['Bewertungen', /9 Bewertungen/],
  ] as const) {
    const expected = shown.some((one) => one === name) ? 1 : 0;
    expect(screen.queryAllByRole('heading', { level: 2, name })).toHaveLength(expected);
    expect(sections.queryAllByRole('link', { name })).toHaveLength(expected);
    expect(screen.queryAllByRole('link', { name: summary })).toHaveLength(expected);
  }
});

it('hides what the community settings hide', async () => {
  show({ communitySettings: 'none', rating: aRating({ score: 4, count: 9 }) });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Bewertungen' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Fragen' })).not.toBeInTheDocument();
  expect(screen.queryByText(/9 Bewertungen/)).not.toBeInTheDocument();
});

it('has a section of the pictures that are not at its top, and no link to it where there are none', async () => {
  comeNear();
  const [one, two, three] = ['eins', 'zwei', 'drei'].map((name) => anImage({ url: `/images/${name}` }));
  const { unmount } = show({ communitySettings: 'none', images: [one!, two!], galleryImages: [one!, two!, three!] });
  expect(await screen.findByRole('link', { name: 'Bilder' })).toHaveAttribute('href', '#gallery');
  expect(await within(document.getElementById('gallery')!).findAllByRole('button')).toHaveLength(1);
  unmount();
  show({ communitySettings: 'none', images: [one!, two!], galleryImages: [one!, two!] });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Bilder' })).not.toBeInTheDocument();
  expect(document.getElementById('gallery')).not.toBeInTheDocument();
});
