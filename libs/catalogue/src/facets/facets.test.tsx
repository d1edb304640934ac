import type { Facet } from '@shop/contracts';
import { aListing, aSearchResult } from '@shop/builders';
import { useLocation } from '@shop/router';
import { queryRequest } from '@shop/service-client';
import { catalogueService } from '@shop/service-client/catalogue';
import { comeNear, renderWithShop } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { chosenFilters } from '../listing-address/listingAddress';
import PriceFields from '../price-range/PriceFields';
import { FacetForm } from './FacetForm';
import { FilterButton } from './FilterButton';
import { FilterChips } from './FilterChips';

type Filters = Record<string, string[]>;
const facetsFor = (search: string) => facetsWith(chosenFilters(search));
const facetsWith = (chosen: Filters): Facet[] => {
  const facet = (id: string, title: string, ...values: [id: string, title: string, count: number][]): Facet => ({
    id,
    title,
    values: values.map(([value, label, count]) => ({
      id: value,
      title: label,
      count,
      selected: chosen[id]?.includes(value) ?? false,
    })),
  });
  return [
    facet('colour', 'Farbe', ['red', 'Rot', 7], ['blue', 'Blau', 2]),
    facet('size', 'Grösse', ['l', 'Gross', 4], ['s', 'Klein', 1]),
    facet('maker', 'Marke', ['one', 'Die eine', 9]),
    {
      id: 'amount',
      title: 'Preis',
      values: (chosen.amount ?? []).map((id) => ({ id, title: `CHF ${id}`, count: 3, selected: true })),
      range: { min: 1290, max: 24900, currency: 'CHF', atLeast: 'ab', atMost: 'bis' },
    },
  ];
};

const request = queryRequest(catalogueService.endpoints.getListingItems, {
  ...{ listId: 'pfannen', locale: 'de' as const, page: 2, pageSize: 24, sort: null, filters: null },
});

function List({ layout = 'column' }: { layout?: 'column' | 'row' }) {
  const { pathname, search } = useLocation();
  const shared = { facets: facetsFor(search), path: pathname, search, request };
  return (
    <>
      <FacetForm {...shared} layout={layout} />
      <form>
        <FilterButton {...shared} />
      </form>
      <FilterChips {...shared} />
      <address>{pathname + search}</address>
    </>
  );
}

const show = (path = '/pfannen', layout?: 'row', counted: (filters: Filters) => Facet[] = facetsWith) =>
  renderWithShop(<List layout={layout} />, {
    path,
    services: {
      'backend/GetListingItems': ({ filters }: { filters: Filters | null }) => ({
        ret: aListing({ count: filters ? 7 : 22, filters: counted(filters ?? {}) }),
      }),
    },
  });
const address = () => document.querySelector('address')?.textContent;
// Hidden on small screens, which tests have.
const form = () => document.querySelector<HTMLFormElement>('form[data-layout]')!;
const box = (name: string) => within(form()).getByLabelText(name);

describe('facets', () => {
  it('show how many items each value gives, and leave out facets that distinguish nothing', () => {
    show();
    expect(box('Rot 7')).not.toBeChecked();
    expect(box('Gross 4')).toBeInTheDocument();
    expect(screen.queryByText('Marke')).not.toBeInTheDocument();
  });

  it('navigate to the first page of the choice, several values together, keeping term, order and focus', async () => {
    const { user } = show('/suche?q=topf&sort=rating&page=3');
    await user.click(box('Rot 7'));
    await user.click(box('Blau 2'));
    expect(address()).toBe('/suche?q=topf&sort=rating&filter.colour=red&filter.colour=blue');
    expect(box('Blau 2')).toHaveFocus();
    await user.click(box('Rot 7'));
    expect(address()).toBe('/suche?q=topf&sort=rating&filter.colour=blue');
  });

  it('are a form that works without scripts', () => {
    show('/suche?q=topf&filter.size=l');
    expect(form()).toHaveAttribute('action', '/suche');
    expect([...new FormData(form())]).toEqual([
      ['q', 'topf'],
      ['filter.size', 'l'],
    ]);
  });

  it('as a row close by Escape and from outside', async () => {
    const { user } = show('/pfannen', 'row');
    const summary = screen.getByText('Farbe').closest('summary')!;
    await user.click(summary);
    expect(summary.parentElement).toHaveAttribute('open');
    await user.click(box('Rot 7'));
    expect(summary.parentElement).toHaveAttribute('open');
    await user.keyboard('{Escape}');
    expect(summary.parentElement).not.toHaveAttribute('open');
    await user.click(summary);
    await user.click(document.body);
    expect(summary.parentElement).not.toHaveAttribute('open');
  });
});

describe('a range of prices', () => {
  const field = (name: string) => within(form()).findByRole('spinbutton', { name, hidden: true });
  const submit = () => within(form()).getByRole('button', { name: /^Anwenden/, hidden: true });

  beforeEach(comeNear);

  it('shows the lowest and the highest price, and takes either end alone', async () => {
    const { user } = show('/pfannen?sort=rating&page=2');
    expect(await field('ab CHF')).toHaveAttribute('placeholder', '12');
    expect(await field('bis CHF')).toHaveAttribute('placeholder', '249');
    await user.type(await field('bis CHF'), '50{Enter}');
    await waitFor(() => expect(address()).toBe('/pfannen?sort=rating&filter.amount=-5000'));
    expect(await field('bis CHF')).toHaveFocus();
    await user.clear(await field('bis CHF'));
    await user.type(await field('ab CHF'), '19.5');
    await user.click(submit());
    await waitFor(() => expect(address()).toBe('/pfannen?sort=rating&filter.amount=1950-'));
  });

  it('is counted on its button while it is typed, with the other choices, and not before or after', async () => {
    const { user, calls } = show('/pfannen?filter.colour=red');
    await user.type(await field('bis CHF'), '5');
    await waitFor(() => expect(submit()).toHaveTextContent('Anwenden (7)'));
    expect(calls.map(({ args }) => args)).toMatchObject([
      [{ filters: { colour: ['red'], amount: ['-500'] }, page: 0, pageSize: 1 }],
    ]);
    await user.click(submit());
    await waitFor(() => expect(address()).toBe('/pfannen?filter.colour=red&filter.amount=-500'));
    expect(submit()).toHaveTextContent(/^Anwenden$/);
    await user.click(screen.getByRole('link', { name: /^Preis/ }));
    expect(submit()).toHaveTextContent(/^Anwenden$/);
    expect(calls).toHaveLength(1);
  });

  it('keeps the other choices, and is removed by a chip, which empties its fields', async () => {
    const { user } = show('/pfannen?filter.colour=red&filter.amount=1000-5000');
    expect(await field('ab CHF')).toHaveValue(10);
    await user.clear(await field('ab CHF'));
    await user.type(await field('ab CHF'), '20{Enter}');
    await waitFor(() => expect(address()).toBe('/pfannen?filter.colour=red&filter.amount=2000-5000'));
    await user.click(screen.getByRole('link', { name: 'Preis: CHF 2000-5000, Filter entfernen' }));
    expect(address()).toBe('/pfannen?filter.colour=red');
    expect(await field('ab CHF')).toHaveValue(null);
    expect(await field('bis CHF')).toHaveValue(null);
  });

  it('keeps what was typed before its fields took the place of the written ones', () => {
    const [, , , { id, title, range }] = facetsFor('') as [Facet, Facet, Facet, Facet];
    function TypedInto() {
      // As `WhenNear` does with what was typed into the server's fields.
      useLayoutEffect(() => {
        const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'bis CHF' });
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '60');
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }, []);
      return <PriceFields {...{ id, title }} bounds={range!} chosen={{}} />;
    }
    renderWithShop(<TypedInto />);
    expect(screen.getByRole('spinbutton', { name: 'bis CHF' })).toHaveValue(60);
  });

  it('refuses what is no price', async () => {
    const { user } = show();
    await user.type(await field('ab CHF'), '-3');
    expect(await field('ab CHF')).toBeInvalid();
    await user.click(submit());
    expect(address()).toBe('/pfannen');
  });

  it('is fields of the form, which works without scripts', async () => {
    show('/pfannen?filter.colour=red&filter.amount=-5000');
    await field('ab CHF');
    expect([...new FormData(form())]).toEqual([
      ['filter.colour', 'red'],
      ['price.from', ''],
      ['price.to', '50'],
    ]);
  });

  it('is counted in the drawer while it is typed, and applied with the other choices', async () => {
    const { user, calls } = show();
    await user.click(screen.getByRole('button', { name: /^Filter/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.type(drawer.getByRole('spinbutton', { name: 'bis CHF', hidden: true }), '80');
    expect(await drawer.findByRole('button', { name: 'Anwenden (7)' })).toBeVisible();
    await waitFor(() => expect(calls.at(-1)?.args).toMatchObject([{ filters: { amount: ['-8000'] } }]));
    await user.click(drawer.getByRole('checkbox', { name: 'Rot 7' }));
    await user.click(drawer.getByRole('button', { name: /^Anwenden/ }));
    expect(address()).toBe('/pfannen?filter.amount=-8000&filter.colour=red');
  });
});

describe('chosen filters', () => {
  it('are removed one by one, and the focus stays among the others', async () => {
    const { user } = show('/pfannen?sort=rating&filter.colour=red&filter.size=l');
    const chips = () => screen.getByRole('list', { name: 'Gewählte Filter' });
    await user.click(within(chips()).getByRole('link', { name: 'Farbe: Rot, Filter entfernen' }));
    expect(address()).toBe('/pfannen?sort=rating&filter.size=l');
    expect(within(chips()).getByRole('link', { name: 'Grösse: Gross, Filter entfernen' })).toHaveFocus();
  });

  it('are removed all at once', async () => {
    const { user } = show('/pfannen?filter.colour=red&filter.size=l');
    await user.click(screen.getByRole('link', { name: 'Alle löschen' }));
    expect(address()).toBe('/pfannen');
    expect(screen.queryByRole('list', { name: 'Gewählte Filter' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });
});

describe('the drawer of small screens', () => {
  const open = async (path?: string, counted?: (filters: Filters) => Facet[]) => {
    const shown = show(path, undefined, counted);
    await shown.user.click(screen.getByRole('button', { name: /^Filter/ }));
    return { ...shown, drawer: within(await screen.findByRole('dialog', { name: 'Filter' })) };
  };

  it('scrolls focused controls clear of its buttons', async () => {
    const { drawer } = await open();
    const scrolled = (await drawer.findByRole('button', { name: /^Anwenden/ })).closest('dialog > div > div')!;
    expect(getComputedStyle(scrolled).scrollPaddingBottom).toBe('calc(var(--bar-height, 0px) + var(--space-l))');
  });

  it('says how many items the choices leave, by a page of one', async () => {
    const { user, drawer, calls } = await open();
    expect(await drawer.findByRole('button', { name: 'Anwenden (22)' })).toBeVisible();
    await user.click(drawer.getByRole('checkbox', { name: 'Rot 7' }));
    expect(await drawer.findByRole('button', { name: 'Anwenden (7)' })).toBeVisible();
    expect(calls.at(-1)?.args).toMatchObject([
      { listId: 'pfannen', filters: { colour: ['red'] }, page: 0, pageSize: 1 },
    ]);
  });

  const boxes = (drawer: Awaited<ReturnType<typeof open>>['drawer']) =>
    drawer
      .getAllByRole('checkbox', { hidden: true })
      .map((box) => `${box.parentElement?.textContent}${(box as HTMLInputElement).checked ? ' x' : ''}`);
  /** Of red items none is small, and as the services do it, what none has is left out unless it is chosen. */
  const noSmallRed = (filters: Filters) =>
    facetsWith(filters).map((facet) => ({
      ...facet,
      values: facet.values
        .map((value) => ({ ...value, count: value.id === 's' && filters.colour?.length ? 0 : value.count }))
        .filter(({ count, selected }) => count > 0 || selected),
    }));

  it('says beside each value how many items it would give with the choices, which stay where they are', async () => {
    const { user, drawer } = await open(undefined, noSmallRed);
    await user.click(drawer.getByRole('checkbox', { name: 'Klein 1', hidden: true }));
    await user.click(drawer.getByRole('checkbox', { name: 'Rot 7' }));
    const small = await drawer.findByRole('checkbox', { name: 'Klein 0', hidden: true });
    expect(boxes(drawer)).toEqual(['Rot 7 x', 'Blau 2', 'Gross 4', 'Klein 0 x']);
    await user.click(small);
    await drawer.findByRole('button', { name: 'Anwenden (7)' });
    expect(boxes(drawer)).toEqual(['Rot 7 x', 'Blau 2', 'Gross 4', 'Klein 0']);
    expect(small).toHaveFocus();
    await user.click(drawer.getByRole('checkbox', { name: 'Rot 7' }));
    await drawer.findByRole('checkbox', { name: 'Klein 1', hidden: true });
    expect(drawer.queryAllByRole('status')).toEqual([]);
  });

  it('offers at its position what fewer choices make possible, and leaves open what is open', async () => {
    const counted = (filters: Filters) =>
      facetsWith(filters).filter(({ id }) => id !== 'size' || !filters.colour?.length);
    const { user } = renderWithShop(
      <FilterButton
        facets={counted({ colour: ['red'] })}
        path="/pfannen"
        search="?filter.colour=red"
        request={request}
      />,
      {
        services: {
          'backend/GetListingItems': ({ filters }: { filters: Filters | null }) => ({
            ret: aListing({ filters: counted(filters ?? {}) }),
          }),
        },
      },
    );
    await user.click(screen.getByRole('button', { name: /^Filter/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));
    expect(boxes(drawer)).toEqual(['Rot 7 x', 'Blau 2']);
    await user.click(drawer.getByRole('checkbox', { name: 'Rot 7' }));
    await drawer.findByRole('checkbox', { name: 'Gross 4', hidden: true });
    expect(boxes(drawer)).toEqual(['Rot 7', 'Blau 2', 'Gross 4', 'Klein 1']);
    const titles = [...document.querySelectorAll('dialog summary')].map((summary) => summary.textContent);
    expect(titles).toEqual(['Farbe', 'Grösse', 'Preis']);
    expect(drawer.getByRole('checkbox', { name: 'Rot 7' })).toBeVisible();
  });

  it('counts a search without the filters that its term means', async () => {
    const search = queryRequest(catalogueService.endpoints.search, { term: 'pfanne', locale: 'de', groupSize: 6 });
    const { user, calls } = renderWithShop(
      <FilterButton facets={facetsFor('')} path="/suche" search="" request={search} />,
      {
        services: { 'backend/Search': { ret: aSearchResult({ count: 31 }) } },
      },
    );
    await user.click(screen.getByRole('button', { name: /^Filter/ }));
    expect(await screen.findByRole('button', { name: 'Anwenden (31)' })).toBeVisible();
    expect(calls.map(({ args }) => args)).toEqual([
      [{ term: 'pfanne', locale: 'de', filters: {}, page: 0, pageSize: 1 }],
    ]);
  });

  it('takes several choices before it navigates', async () => {
    const { user, drawer } = await open();
    await user.click(drawer.getByRole('checkbox', { name: 'Rot 7' }));
    await user.click(drawer.getByRole('checkbox', { name: 'Klein 1', hidden: true }));
    expect(address()).toBe('/pfannen');
    await user.click(drawer.getByRole('button', { name: /^Anwenden/ }));
    expect(address()).toBe('/pfannen?filter.colour=red&filter.size=s');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filter (2)' })).toBeInTheDocument();
  });

  it('discards choices that were not applied', async () => {
    const { user, drawer } = await open();
    await user.click(drawer.getByRole('checkbox', { name: 'Rot 7' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(within(await screen.findByRole('dialog')).getByRole('checkbox', { name: 'Rot 7' })).not.toBeChecked();
    expect(address()).toBe('/pfannen');
  });

  it('clears them all', async () => {
    const { user, drawer } = await open('/pfannen?filter.colour=red');
    await user.click(drawer.getByRole('button', { name: 'Alle löschen' }));
    expect(address()).toBe('/pfannen');
  });
});
