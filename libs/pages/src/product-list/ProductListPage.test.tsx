import { UnansweredError } from '../shared/answered';
import { aLink, aListing, aListingItem, anImage, aNavigationNode, aSiteContent, httpStatus } from '@shop/testing';
import { screen } from '@testing-library/react';
import { loadKind, renderPage } from '../test/renderPage';
import { pageKind } from '.';

const METHOD = 'backend/GetListingItems';
const base = aSiteContent();
const content = aSiteContent({
  uri: '/pfannen',
  navigations: {
    ...base.navigations,
    main: [
      aNavigationNode({
        id: 'kochen',
        label: 'Kochen',
        link: aLink({ url: '/kochen' }),
        children: [
          aNavigationNode({
            link: aLink({ url: '/pfannen' }),
            children: [aNavigationNode({ id: 'brat', label: 'Bratpfannen', link: aLink({ url: '/bratpfannen' }) })],
          }),
        ],
      }),
    ],
  },
  page: {
    ...base.page,
    referenceId: 'pfannen',
    meta: { ...base.page.meta, title: 'Pfannen', h1Title: 'Gute Pfannen' },
  },
});
const answer = (own: Partial<ReturnType<typeof aListing>> = {}) => ({
  [METHOD]: { ret: aListing({ items: [aListingItem({ title: 'Gusspfanne' })], count: 60, ...own }) },
});
const nothing = answer({ items: [], count: 0 });

describe('product list', () => {
  it('shows its items, its sub-lists and the way to its other pages', async () => {
    renderPage(pageKind, content, { search: '?page=2', services: answer() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Gute Pfannen' })).toBeVisible();
    expect(screen.getByText('Gusspfanne')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bratpfannen' })).toHaveAttribute('href', '/bratpfannen');
    expect(screen.getByText(/60 Ergebnisse/)).toHaveTextContent('60 Ergebnisse, Seite 2');
    const pages = screen.getByRole('navigation', { name: 'Seiten der Liste' });
    expect([...pages.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/pfannen', '/pfannen?page=3']),
    );
  });

  it('asks for the page and the order of its address', async () => {
    const { outcome, calls } = await loadKind(pageKind, content, { search: '?page=2&sort=rating', services: answer() });
    expect(outcome).toBeUndefined();
    expect(calls).toMatchObject([{ args: [{ listId: 'pfannen', page: 1, pageSize: 24, sort: 'rating' }] }]);
  });

  it('says that there is nothing yet in an empty list', async () => {
    const { outcome } = await loadKind(pageKind, content, { services: nothing });
    expect(outcome).toBeUndefined();
    renderPage(pageKind, content, { services: nothing });
    expect(await screen.findByText('Hier ist noch nichts')).toBeVisible();
  });

  it('is not found beyond its last page', async () => {
    const options = { search: '?page=9', services: answer({ items: [] }) };
    expect((await loadKind(pageKind, content, options)).outcome).toBe('notFound');
    renderPage(pageKind, content, options);
    expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  });

  it('is not found where the catalogue has no such list', async () => {
    const services = { [METHOD]: { error: 'NOT_FOUND' } };
    expect((await loadKind(pageKind, content, { services })).outcome).toBe('notFound');
    renderPage(pageKind, content, { services });
    expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  });

  it('is unavailable, and not empty, when the services do not answer', async () => {
    const { outcome } = await loadKind(pageKind, content, { services: { [METHOD]: httpStatus(500) } });
    expect(outcome).toMatchObject({ thrown: expect.any(UnansweredError) });
  });

  it('keeps its title out of sight where a hero speaks for it', async () => {
    const hero = { image: anImage(), heading: 'Guss', subHeading: '', link: null };
    const withHero = { ...content, page: { ...content.page, hero } };
    renderPage(pageKind, withHero, { services: answer() });
    expect(await screen.findByText('Gute Pfannen', { selector: 'h1:not([data-look])' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
