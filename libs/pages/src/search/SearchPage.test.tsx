import { aListingItem, aSearchResult, aSiteContent, httpStatus } from '@shop/builders';
import { comeNear, neutralBrand } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { loadKind, renderPage, robots } from '../test/renderPage';
import { pageKind } from '.';

const METHOD = 'backend/Search';
const content = aSiteContent({ uri: '/suche' });
const answer = (own: Partial<ReturnType<typeof aSearchResult>> = {}) => ({
  [METHOD]: { ret: aSearchResult({ items: [aListingItem({ title: 'Gusspfanne' })], count: 1, ...own }) },
});

describe('search page', () => {
  it('shows the results, and is not indexed', async () => {
    renderPage(pageKind, content, { search: '?q=pfanne', services: answer() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ergebnisse für «pfanne»' })).toBeVisible();
    expect(await screen.findByText('Gusspfanne')).toBeVisible();
    expect(screen.getByText('1 Ergebnis')).toBeVisible();
    expect(robots()).toBe('noindex, nofollow');
    expect(document.title).toBe('Suche pfanne | Testladen');
  });

  it('requests nothing without a term', async () => {
    const { calls } = renderPage(pageKind, content);
    expect(screen.getByRole('heading', { level: 1, name: 'Suche' })).toBeVisible();
    expect(screen.queryByText(/mindestens/)).not.toBeInTheDocument();
    expect(calls).toEqual([]);
    expect((await loadKind(pageKind, content)).calls).toEqual([]);
  });

  it('requests nothing for a term that is too short', () => {
    const { calls } = renderPage(pageKind, content, { search: '?q=pf' });
    expect(screen.getByRole('heading', { level: 1, name: 'Suche' })).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('offers suggestions where nothing is found', async () => {
    comeNear();
    renderPage(pageKind, content, {
      search: '?q=pfane',
      services: answer({ items: [], count: 0, didYouMean: 'pfanne & co' }),
    });
    expect(await screen.findByText('Dazu haben wir nichts gefunden')).toBeVisible();
    expect(screen.getByRole('link', { name: 'pfanne & co' })).toHaveAttribute('href', '/suche?q=pfanne%20%26%20co');
    expect(await screen.findByRole('link', { name: 'Pfannen' })).toHaveAttribute('href', '/pfannen');
    expect(screen.getByText('Stimmt die Schreibweise?')).toBeVisible();
  });

  it('requests the filters of its address, and keeps the term where they leave nothing', async () => {
    const search = '?q=pfanne&filter.colour=red';
    const services = answer({ items: [], count: 0 });
    const { calls } = await loadKind(pageKind, content, { search, services });
    expect(calls).toMatchObject([{ args: [{ term: 'pfanne', filters: { colour: ['red'] } }] }]);
    renderPage(pageKind, content, { search, services });
    expect(await screen.findByRole('link', { name: 'Alle zeigen' })).toHaveAttribute('href', '/suche?q=pfanne');
  });

  const facet = (id: string, ...values: [id: string, count: number][]) => ({
    id,
    title: id,
    values: values.map(([value, count]) => ({ id: value, title: value, count, selected: false })),
  });

  it('links to the items of one type, keeps the other filters, and does not offer the types twice', async () => {
    renderPage(pageKind, content, {
      search: '?q=pfanne&filter.material=iron&filter.material=steel&page=2',
      services: answer({
        filters: [
          facet('productType', ['product', 13], ['recipe', 6], ['course', 2]),
          facet('material', ['iron', 4], ['steel', 3]),
        ],
      }),
    });
    const nav = within(await screen.findByRole('navigation', { name: 'Art der Treffer' }));
    expect(nav.getByRole('link', { name: 'Alle 21' })).toHaveAttribute('aria-current', 'page');
    expect(nav.getByRole('link', { name: 'Rezepte 6' })).toHaveAttribute(
      'href',
      '/suche?q=pfanne&filter.material=iron&filter.material=steel&filter.productType=recipe',
    );
    expect(nav.getByRole('link', { name: 'course 2' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /product/ })).not.toBeInTheDocument();
  });

  describe('with several types', () => {
    const several = (count: number, productType: 'product' | 'recipe') =>
      Array.from({ length: count }, (_, index) =>
        aListingItem({ id: `${productType}-${index}`, title: `${productType} ${index}`, productType }),
      );
    const groupSize = 2 * neutralBrand.listing.columns;
    const items = [...several(groupSize, 'recipe'), ...several(3, 'product')];
    const services = answer({ items, count: 25, filters: [facet('productType', ['product', 3], ['recipe', 22])] });
    const search = '?q=pfanne&sort=newest&filter.material=iron';

    it('groups the results, the type of the best one first, each with a link to all of its type where there are more', async () => {
      renderPage(pageKind, content, { search, services });
      const recipes = within(await screen.findByRole('region', { name: 'Rezepte' }));
      const products = within(screen.getByRole('region', { name: 'Produkte' }));
      expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
        'Rezepte',
        'Produkte',
      ]);
      expect(recipes.getAllByRole('article')).toHaveLength(groupSize);
      expect(products.getAllByRole('heading', { level: 3 })).toHaveLength(3);
      expect(products.queryByRole('link', { name: /^Alle/ })).not.toBeInTheDocument();
      expect(recipes.getByRole('link', { name: 'Alle 22 Rezepte' })).toHaveAttribute(
        'href',
        '/suche?q=pfanne&sort=newest&filter.material=iron&filter.productType=recipe',
      );
      expect(screen.getByText('25 Ergebnisse')).toBeVisible();
      expect(screen.queryByRole('navigation', { name: 'Seiten der Liste' })).not.toBeInTheDocument();
    });

    it('loads only the first pictures at once', async () => {
      renderPage(pageKind, content, { search, services });
      await screen.findByRole('region', { name: 'Rezepte' });
      const loading = [...document.querySelectorAll('article img')].map((picture) => picture.getAttribute('loading'));
      expect(loading.filter((value) => value === 'eager')).toHaveLength(4);
    });

    it('asks for the groups that are not among the first tiles when the visitor is near', async () => {
      comeNear();
      const shortened = {
        ...aSearchResult({ items: items.slice(0, groupSize), count: 25 }),
        wholeLength: items.length,
      };
      const filters = [facet('productType', ['product', 3], ['recipe', 22])];
      const replies = [{ ...shortened, filters }];
      const { calls } = renderPage(pageKind, content, {
        search,
        services: { [METHOD]: () => ({ ret: replies.pop() ?? services[METHOD].ret }) },
      });
      expect(await screen.findByRole('region', { name: 'Rezepte' })).toBeVisible();
      expect(await screen.findByRole('region', { name: 'Produkte' })).toBeVisible();
      expect(screen.getAllByRole('article')).toHaveLength(items.length);
      expect(calls).toHaveLength(2);
    });

    it.each(['&page=2', '&filter.productType=recipe'])('are one list with %s', async (more) => {
      renderPage(pageKind, content, { search: search + more, services });
      expect(await screen.findAllByRole('article')).toHaveLength(items.length);
      expect(screen.queryByRole('region', { name: 'Rezepte' })).not.toBeInTheDocument();
    });
  });

  it('shows the current type and links back to all, also where no other type is left', async () => {
    renderPage(pageKind, content, {
      search: '?q=pfanne&filter.productType=recipe',
      services: answer({ filters: [facet('diet', ['vegan', 1], ['with-meat', 1])] }),
    });
    const nav = within(await screen.findByRole('navigation', { name: 'Art der Treffer' }));
    expect(nav.getByRole('link', { name: 'Rezepte' })).toHaveAttribute('aria-current', 'page');
    expect(nav.getByRole('link', { name: 'Alle' })).toHaveAttribute('href', '/suche?q=pfanne');
    const kept = document.querySelector('input[type=hidden][name="filter.productType"]');
    expect(kept).toHaveValue('recipe');
  });

  it('has no types where all results are of one type', async () => {
    renderPage(pageKind, content, { search: '?q=pfanne', services: answer() });
    expect(await screen.findByText('Gusspfanne')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Art der Treffer' })).not.toBeInTheDocument();
  });

  it('offers suggestions where the services refuse the search', async () => {
    comeNear();
    const services = { [METHOD]: { ret: null, error: 'EMPTY' } };
    expect((await loadKind(pageKind, content, { search: '?q=%3F%3F%3F', services })).status).toBe(200);
    renderPage(pageKind, content, { search: '?q=%3F%3F%3F', services });
    expect(await screen.findByText('Dazu haben wir nichts gefunden')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Pfannen' })).toHaveAttribute('href', '/pfannen');
  });

  describe('with an outdated filter in the address', () => {
    const search = '?q=pfanne&filter.colour=gone&sort=rating&page=3';
    const services = {
      [METHOD]: ({ filters }: { filters: unknown }) =>
        filters ? { ret: null, error: 'UNKNOWN_FILTER' } : answer()[METHOD],
    };

    it('loads the results of the term alone', async () => {
      const { status, calls } = await loadKind(pageKind, content, { search, services });
      expect(status).toBe(200);
      expect(calls.map(({ args }) => args)).toMatchObject([
        [{ filters: { colour: ['gone'] }, page: 2 }],
        [{ term: 'pfanne', filters: null, sort: null, page: 0 }],
      ]);
    });

    it('shows them, without the filter', async () => {
      renderPage(pageKind, content, { search, services });
      expect(await screen.findByText('Gusspfanne')).toBeVisible();
      expect(screen.getByText('1 Ergebnis')).toBeVisible();
      expect(document.querySelector('input[name^="filter."]')).toBeNull();
    });
  });

  describe('with filters that its term means', () => {
    const services = answer({
      filters: [
        { ...facet('recipient'), values: [{ id: 'her', title: 'Sie', count: 4, selected: true }] },
        { ...facet('amount'), values: [{ id: '-5000', title: 'bis CHF 50', count: 2, selected: true }] },
      ],
    });
    const search = '?q=lampe+f%C3%BCr+mama+unter+50';

    it('leaves them to the services, and offers to remove each', async () => {
      expect((await loadKind(pageKind, content, { search, services })).calls[0]?.args).toMatchObject([
        { filters: null },
      ]);
      renderPage(pageKind, content, { search, services });
      const chip = await screen.findByRole('link', { name: /bis CHF 50/ });
      expect(chip).toHaveAttribute('href', `/suche${search}&filters=own&filter.recipient=her`);
    });

    it('takes none from the term where the last one is removed', async () => {
      const { calls } = await loadKind(pageKind, content, { search: `${search}&filters=own`, services });
      expect(calls[0]?.args).toMatchObject([{ filters: {} }]);
    });
  });

  it('tells of a click on a result, and of no other', async () => {
    const sendBeacon = jest.fn(() => true);
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
    const { user } = renderPage(pageKind, content, {
      search: '?q=pfane',
      services: answer({ didYouMean: 'pfanne' }),
    });
    await user.click(await screen.findByRole('link', { name: 'Gusspfanne' }));
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    const [url, body] = sendBeacon.mock.calls[0] as unknown as [string, Blob];
    expect(url).toMatch(/statistics\/CountClick$/);
    expect(body.type).toBe('application/json; charset=utf-8');
  });

  it('is not found beyond its last page', async () => {
    const options = { search: '?q=pfanne&page=9', services: answer({ items: [], count: 30 }) };
    expect((await loadKind(pageKind, content, options)).status).toBe(404);
    renderPage(pageKind, content, options);
    expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  });

  it('is unavailable when the services do not answer', async () => {
    const services = { [METHOD]: httpStatus(500) };
    const { status } = await loadKind(pageKind, content, { search: '?q=pfanne', services });
    expect(status).toBe(503);
  });
});
