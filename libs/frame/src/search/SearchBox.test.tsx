import { useLocation } from '@shop/router';
import { aLink, aListingItem, httpStatus, type FakeAnswer } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { Link } from '@shop/ui-kit/link';
import { act, screen, waitFor } from '@testing-library/react';
import { SearchBox } from './SearchBox';

const pot = aListingItem({ id: 'topf', title: 'Schmortopf', link: aLink({ url: '/schmortopf' }) });
const found = {
  ret: { searchTermSuggestions: [{ searchTerm: 'rote pfanne', count: 12 }], listingItemSuggestions: [pot] },
};

function Address() {
  const { pathname, search } = useLocation();
  return <address>{pathname + search}</address>;
}

/** The search page has two addresses here. */
function Box() {
  const { pathname } = useLocation();
  return <SearchBox action="/suche" isSearchPage={['/suche', '/search'].includes(pathname)} />;
}

function renderSearch(answer: FakeAnswer = found, path = '/') {
  jest.useFakeTimers();
  return renderWithShop(
    <>
      <Box />
      <Link to="/suche?q=topf">Topf</Link>
      <Link to="/">Start</Link>
      <Address />
    </>,
    { path, services: { 'backend/SearchSuggestions': answer } },
  );
}
const field = () => screen.getByRole('combobox', { name: 'Suche' });
const address = () => document.querySelector('address')?.textContent;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => jest.useRealTimers());

describe('search box', () => {
  it('suggests 500 ms after typing has stopped', async () => {
    const { user, calls } = renderSearch();
    await user.type(field(), 'pfan');
    await wait(400);
    await user.type(field(), 'ne');
    await wait(499);
    expect(calls).toEqual([]);
    await wait(1);
    expect(calls).toMatchObject([{ method: 'SearchSuggestions', args: ['pfanne', 'de'] }]);
    expect(await screen.findByRole('listbox', { name: 'Vorschläge' })).toBeVisible();
    const [term, item, ...others] = screen.getAllByRole('option');
    expect(term).toHaveTextContent('rote pfanne 12');
    expect(item).toHaveTextContent('Schmortopf Produkt CHF 49.90');
    expect(others).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('2 Vorschläge');
  });

  it('shows an item by its own title, and what it cost before', async () => {
    const price = { amount: { cents: 3900 }, crossAmount: { cents: 4900 }, currency: 'CHF' as const };
    const reduced = aListingItem({ title: 'Schmortopf', marketingTitle: 'Der für Sonntage', price });
    const { user } = renderSearch({ ret: { searchTermSuggestions: [], listingItemSuggestions: [reduced] } });
    await user.type(field(), 'pfanne');
    await wait(500);
    expect(await screen.findByRole('option')).toHaveTextContent(/^Schmortopf Produkt .*CHF 39\.00.*CHF 49\.00$/);
  });

  it('announces a list as long as there is one: not while it loads, nor where nothing is found', async () => {
    let answer: (reply: typeof found | { ret: object }) => void = () => undefined;
    const { user } = renderSearch(() => new Promise((resolve) => (answer = resolve)));
    const said = () => [field().getAttribute('aria-expanded'), field().getAttribute('aria-controls')];
    await user.type(field(), 'pfanne');
    await wait(500);
    expect(said()).toEqual(['false', null]);
    answer(found);
    await wait(0);
    const { id } = await screen.findByRole('listbox');
    expect(said()).toEqual(['true', id]);
    await user.type(field(), 'x');
    expect(said()).toEqual(['false', null]);
    await wait(500);
    answer({ ret: { searchTermSuggestions: [], listingItemSuggestions: [] } });
    await wait(0);
    expect(await screen.findByText('Dazu fällt uns gerade nichts ein.')).toBeVisible();
    expect(said()).toEqual(['false', null]);
  });

  it('suggests nothing below 3 characters', async () => {
    const { user, calls } = renderSearch();
    await user.type(field(), ' pf ');
    await wait(2000);
    expect(calls).toEqual([]);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('moves through the options by arrow keys, around the ends, and follows the active one on Enter', async () => {
    const { user } = renderSearch();
    await user.type(field(), 'pfanne');
    await wait(500);
    const [term, item] = await screen.findAllByRole('option');
    const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(term);
    expect(term).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe(term);
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe(item);
    expect(field()).toHaveFocus();

    await user.keyboard('{Enter}');
    expect(address()).toBe('/schmortopf');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('gives options ids without spaces, as an id must be', async () => {
    const { user } = renderSearch();
    await user.type(field(), 'pfanne');
    await wait(500);
    for (const { id } of await screen.findAllByRole('option')) expect(id).not.toMatch(/\s/);
  });

  it('searches for the typed term without an active option, and by its button even with one', async () => {
    const { user } = renderSearch();
    await user.type(field(), ' pfanne & co {Enter}');
    expect(address()).toBe('/suche?q=pfanne%20%26%20co');

    await user.clear(field());
    await user.type(field(), 'topf');
    await wait(500);
    await user.keyboard('{ArrowDown}');
    await user.click(screen.getByRole('button', { name: 'Suchen' }));
    expect(address()).toBe('/suche?q=topf');
  });

  it('says that a term is too short, and keeps it', async () => {
    const { user } = renderSearch();
    await user.type(field(), 'pf{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Gib mindestens 3 Zeichen ein.');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Gib mindestens 3 Zeichen ein.');
    expect(field()).toHaveValue('pf');
    expect(address()).toBe('/');
    await user.type(field(), 'a');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('has the term of the search page, and follows it', async () => {
    const { user, calls } = renderSearch(found, '/suche?q=pfanne');
    expect(field()).toHaveValue('pfanne');
    await user.type(field(), 'n');
    await user.click(screen.getByRole('link', { name: 'Topf' }));
    expect(field()).toHaveValue('topf');
    await user.click(screen.getByRole('link', { name: 'Start' }));
    expect(field()).toHaveValue('');
    await wait(2000);
    expect(calls).toEqual([]);
  });

  it('has the term of the search page at every address of it', () => {
    renderSearch(found, '/search?q=pfanne');
    expect(field()).toHaveValue('pfanne');
  });

  it('refuses a term of the search page that is too short, but none', async () => {
    const { user } = renderSearch(found, '/suche?q=pf');
    expect(field()).toHaveValue('pf');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Gib mindestens 3 Zeichen ein.');
    await user.click(screen.getByRole('link', { name: 'Start' }));
    expect(field()).toBeValid();
  });

  it('closes by Escape, keeping text and focus', async () => {
    const { user } = renderSearch();
    await user.type(field(), 'pfanne');
    await wait(500);
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('pfanne');
    expect(field()).toHaveFocus();
  });

  it('closes when the focus leaves it', async () => {
    const { user } = renderSearch();
    await user.type(field(), 'pfanne');
    await wait(500);
    await screen.findByRole('listbox');
    await user.tab();
    expect(screen.getByRole('listbox')).toBeVisible();
    await user.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('says that there are no suggestions', async () => {
    const { user } = renderSearch({ ret: { searchTermSuggestions: [], listingItemSuggestions: [] } });
    await user.type(field(), 'xylophon');
    await wait(500);
    expect(await screen.findByText('Dazu fällt uns gerade nichts ein.')).toBeVisible();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('shows nothing when the request fails', async () => {
    const { user, calls } = renderSearch(httpStatus(500));
    await user.type(field(), 'pfanne');
    await wait(500);
    expect(calls).toHaveLength(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['how many suggestions there are', found, '2 Vorschläge'],
    [
      'that there are none',
      { ret: { searchTermSuggestions: [], listingItemSuggestions: [] } },
      'Dazu fällt uns gerade nichts ein.',
    ],
  ])('tells by a region that is there before: %s', async (_, answer, text) => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    const { user } = renderSearch(async () => {
      await arrival;
      return answer;
    });
    await user.type(field(), 'pfanne');
    await wait(500);
    const region = await screen.findByRole('status');
    expect(region).toBeEmptyDOMElement();
    arrive();
    await waitFor(() => expect(region).toHaveTextContent(text));
    expect(screen.getAllByRole('status')).toEqual([region]);
  });

  it('is a form that works without scripts', () => {
    renderSearch();
    expect(screen.getByRole('search')).toHaveAttribute('action', '/suche');
    expect(field()).toHaveAttribute('name', 'q');
  });
});
