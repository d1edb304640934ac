import type { Sort } from '@shop/contracts';
import { useLocation } from '@shop/router';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { ListingHeader } from './ListingHeader';

const SEARCH = '?q=gute+pfanne&page=2&filter.size=l';

function Search({ of = SEARCH }: { of?: string }) {
  const { pathname, search } = useLocation();
  const chosen = new URLSearchParams(search).get('sort') || 'relevance';
  const sorts = (['relevance', 'newest'] as Sort[]).map((id) => ({ id, selected: id === chosen }));
  return (
    <>
      <ListingHeader count={31} sorts={sorts} page={2} action="/suche" search={of} />
      <output>{pathname + search}</output>
    </>
  );
}

describe('ListingHeader', () => {
  it('says how many there are, and on which page', () => {
    renderWithShop(<Search />);
    expect(screen.getByText('31 Ergebnisse, Seite 2')).toBeInTheDocument();
  });

  it('navigates to the first page of the chosen order, keeping the term, the filters and the focus', async () => {
    const { user } = renderWithShop(<Search />, { path: '/suche?q=gute+pfanne&page=2' });
    const select = screen.getByRole('combobox', { name: 'Sortieren nach' });
    await user.selectOptions(select, 'Neuheiten zuerst');
    expect(screen.getByText('/suche?q=gute+pfanne&sort=newest&filter.size=l')).toBeInTheDocument();
    expect(select).toHaveValue('newest');
    await user.selectOptions(select, 'Unsere Empfehlung');
    expect(screen.getByText('/suche?q=gute+pfanne&filter.size=l')).toBeInTheDocument();
    expect(select).toHaveDisplayValue('Unsere Empfehlung');
    expect(select).toHaveFocus();
  });

  it('is a form that works without scripts, and sends no order where none is chosen', () => {
    const { container } = renderWithShop(<Search />);
    expect(container.querySelector('form')).toHaveFormValues({
      q: 'gute pfanne',
      'filter.size': 'l',
      sort: '',
    });
    expect(container.querySelector('form')).toHaveAttribute('action', '/suche');
  });

  it('keeps the filters that a term means away once they were removed', async () => {
    const { user, container } = renderWithShop(<Search of="?q=rote+pfanne&sort=rating&filters=own" />);
    expect(container.querySelector('form')).toHaveFormValues({ q: 'rote pfanne', filters: 'own' });
    expect(container.querySelectorAll('[name=sort]')).toHaveLength(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sortieren nach' }), 'Neuheiten zuerst');
    expect(screen.getByText('/suche?q=rote+pfanne&sort=newest&filters=own')).toBeInTheDocument();
  });

  it('offers no order where there is only one', () => {
    renderWithShop(<ListingHeader count={1} sorts={[{ id: 'relevance', selected: true }]} action="/pfannen" />);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByText('1 Ergebnis')).toBeInTheDocument();
  });
});
