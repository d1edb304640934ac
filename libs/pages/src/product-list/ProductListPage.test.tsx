import {
  aContentElement,
  aLink,
  aListing,
  aListingItem,
  anImage,
  aNavigationNode,
  aSiteContent,
  httpStatus,
} from '@shop/builders';
import { createRegistry } from '@shop/cms-renderer';
import { preloadable } from '@shop/preloadable';
import { screen, waitFor } from '@testing-library/react';
import { loadKind, renderPage, robots } from '../test/renderPage';
import { pageKind } from '.';

const METHOD = 'backend/GetListingItems';
const PAGE = 'site/Page';
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
  ...withElements(),
});
const withElements = (...contentElements: ReturnType<typeof aContentElement>[]) => ({
  [PAGE]: { ret: { id: 'pfannen', title: 'Pfannen', contentElements } },
});
const nothing = answer({ items: [], count: 0 });

describe('product list', () => {
  it('shows its items, its sub-lists and the links to its other pages', async () => {
    renderPage(pageKind, content, { search: '?page=2', services: answer() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Gute Pfannen' })).toBeVisible();
    expect(screen.getByText('Gusspfanne')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bratpfannen' })).toHaveAttribute('href', '/bratpfannen');
    expect(screen.getByText(/60 Ergebnisse/)).toHaveTextContent('60 Ergebnisse, Seite 2');
    const pages = screen.getByRole('navigation', { name: 'Seiten der Liste' });
    expect([...pages.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/pfannen#list', '/pfannen?page=3#list']),
    );
  });

  it('requests the page, the order and the filters of its address', async () => {
    const search = '?page=2&sort=rating&filter.colour=red&filter.colour=blue';
    const { status, calls } = await loadKind(pageKind, content, { search, services: answer() });
    expect(status).toBe(200);
    const filters = { colour: ['red', 'blue'] };
    expect(calls[0]?.args).toEqual([
      { listId: 'pfannen', locale: 'de', page: 1, pageSize: 24, sort: 'rating', filters },
    ]);
  });

  it('says that an empty list has no items', async () => {
    const { status } = await loadKind(pageKind, content, { services: nothing });
    expect(status).toBe(200);
    renderPage(pageKind, content, { services: nothing });
    expect(await screen.findByText('Hier ist noch nichts')).toBeVisible();
  });

  it('is not found beyond its last page', async () => {
    const options = { search: '?page=9', services: answer({ items: [] }) };
    expect((await loadKind(pageKind, content, options)).status).toBe(404);
    renderPage(pageKind, content, options);
    expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  });

  it('is not found beyond the maximum page number', async () => {
    const services = answer({ items: [] });
    const { status, calls } = await loadKind(pageKind, content, { search: '?page=100002', services });
    expect(status).toBe(404);
    expect(calls[0]?.args).toMatchObject([{ page: 100_000 }]);
  });

  it('is not found where the catalogue has no such list', async () => {
    const services = { [METHOD]: { error: 'NOT_FOUND' }, ...withElements() };
    expect((await loadKind(pageKind, content, { services })).status).toBe(404);
    renderPage(pageKind, content, { services });
    expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  });

  it('shows the unfiltered list for an old link, with a filter that no longer exists', async () => {
    const search = '?filter.colour=gone&page=2';
    const services = {
      ...answer(),
      [METHOD]: ({ filters }: { filters: unknown }) =>
        filters ? { ret: null, error: 'UNKNOWN_FILTER' } : answer()[METHOD],
    };
    const { status, calls } = await loadKind(pageKind, content, { search, services });
    expect(status).toBe(200);
    expect(calls.at(-1)?.args).toMatchObject([{ listId: 'pfannen', page: 0, filters: null }]);
    renderPage(pageKind, content, { search, services });
    expect(await screen.findByText('Gusspfanne')).toBeVisible();
    expect(screen.getByText('60 Ergebnisse')).toBeVisible();
    expect(robots()).toMatch(/^noindex/);
  });

  it('is unavailable, and not empty, when the services do not answer', async () => {
    const { status } = await loadKind(pageKind, content, {
      services: { [METHOD]: httpStatus(500), ...withElements() },
    });
    expect(status).toBe(503);
  });

  it('tells the visitor of a list that cannot be loaded', async () => {
    const onError = jest.fn();
    renderPage(pageKind, content, { services: { ...answer(), [METHOD]: httpStatus(503) }, environment: { onError } });
    await waitFor(() => expect(onError).toHaveBeenCalled());
    expect(onError.mock.lastCall).toMatchObject([{ status: 503 }, { method: 'GetListingItems' }, { isQuiet: false }]);
  });

  it('hides its title visually where there is a hero', async () => {
    const hero = { image: anImage(), heading: 'Guss', subHeading: '', link: null };
    const withHero = { ...content, page: { ...content.page, hero } };
    renderPage(pageKind, withHero, { services: answer() });
    expect(await screen.findByText('Gute Pfannen', { selector: 'h1:not([data-size])' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it.each([
    [
      'before those of its tiles, the picture of its hero',
      { image: anImage(), heading: 'Guss', subHeading: '', link: null },
      'low',
    ],
    ['those of its tiles first where it has no hero', null, 'high'],
  ])('loads %s', async (_case, hero, priority) => {
    renderPage(pageKind, { ...content, page: { ...content.page, hero } }, { services: answer() });
    const picture = await screen.findByRole('img', { name: /Gusseisen/ });
    expect(picture).toHaveAttribute('fetchpriority', priority);
    expect(picture).toHaveAttribute('loading', 'eager');
  });

  it('offers a way on where the filters leave nothing', async () => {
    const search = '?sort=rating&filter.colour=red';
    renderPage(pageKind, content, { search, services: answer({ items: [], count: 0 }) });
    expect(await screen.findByText('Dazu passt hier nichts')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alle zeigen' })).toHaveAttribute('href', '/pfannen?sort=rating');
  });

  describe('with content', () => {
    const shown = (text: string) => preloadable(() => Promise.resolve({ Element: () => <p>{text}</p> }));
    const registry = createRegistry({
      categoryTeaser: shown('categoryTeaser'),
      promoTeaser: shown('promoTeaser'),
      richText: shown('richText'),
    });
    const teaser = { image: anImage(), heading: 'Heiss', link: aLink() };
    const category = {
      rowPosition: 2,
      layout: 'left' as const,
      contentElementImage: { image: anImage() },
      contentElementBlock: { title: 'Für Induktion', links: [aLink()] },
    };
    const elements = [
      aContentElement({ id: 'category', kind: 'categoryTeaser', data: category }),
      aContentElement({ id: 'promo', kind: 'promoTeaser', data: teaser }),
      aContentElement({ id: 'text', kind: 'richText', data: { html: '' } }),
    ];
    const items = Array.from({ length: 9 }, (_, index) => aListingItem({ id: `p-${index}`, title: `Pfanne ${index}` }));
    const show = async (search: string, own = withElements(...elements)) => {
      const options = { search, registry, services: { ...answer({ items, count: 9 }), ...own } };
      await loadKind(pageKind, content, options);
      renderPage(pageKind, content, options);
      await screen.findByText('Pfanne 0');
    };
    const order = () =>
      [...document.querySelectorAll('[role=listitem]:has(article), [data-insert]')].map(
        (item) => item.querySelector('h2, p')?.textContent,
      );

    it('places its teasers between the tiles and the rest below', async () => {
      await show('');
      await waitFor(() => expect(order()[4]).toBe('categoryTeaser'));
      expect(order()).toHaveLength(11);
      expect(order().slice(4, 10)).toEqual([
        'categoryTeaser',
        ...[4, 5, 6, 7].map((number) => `Pfanne ${number}`),
        'promoTeaser',
      ]);
      expect(screen.getByText('richText').closest('[role=list]')).toBeNull();
    });

    it.each(['?page=1&sort=rating', '?filter.colour=red'])(
      'hides its content for a filtered list: %s',
      async (search) => {
        await show(search);
        expect(order()).toHaveLength(9);
        expect(screen.queryByText('richText')).not.toBeInTheDocument();
      },
    );

    it.each(['?sort=relevance', '?sort=&page=1'])('keeps its content when only sorted: %s', async (search) => {
      await show(search);
      await waitFor(() => expect(order()).toHaveLength(11));
      expect(screen.getByText('richText')).toBeInTheDocument();
    });

    it('is shown without its content where that fails to load', async () => {
      await show('', { [PAGE]: httpStatus(500) } as never);
      expect(order()).toHaveLength(9);
    });
  });
});
