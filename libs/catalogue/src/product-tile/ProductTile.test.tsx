import { aBadge, aListingItem, anIdentity, anImage, aPrice, aRating } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import { ProductTile } from './ProductTile';

const blue = {
  label: 'Blau',
  swatchColor: '#00f',
  swatchImage: null,
  targetSKU: 'P-1',
  url: '/gusspfanne?variant=P-1',
};
const red = { ...blue, label: 'Rot', swatchColor: '#f00', targetSKU: 'P-2', url: '' };

describe('ProductTile', () => {
  it('links to the item, in its target', () => {
    renderWithShop(<ProductTile item={aListingItem({ link: { url: '/topf', target: '_blank' } })} />);
    const link = screen.getByRole('link', { name: 'Gusspfanne' });
    expect(link).toHaveAttribute('href', '/topf');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('heading', { level: 3, name: 'Gusspfanne' })).toContainElement(link);
  });

  it('prefers the marketing title to the subtitle', () => {
    renderWithShop(<ProductTile item={aListingItem({ marketingTitle: 'Für immer', subTitle: '28 cm' })} />);
    expect(screen.getByText('Für immer')).toBeInTheDocument();
    expect(screen.queryByText('28 cm')).not.toBeInTheDocument();
  });

  it('shows a former price crossed out only when it was higher', () => {
    const dearer = aPrice({ crossAmount: { cents: 6990 } });
    const { unmount } = renderWithShop(<ProductTile item={aListingItem({ price: dearer })} />);
    expect(screen.getByText(/69\.90/).closest('s')).not.toBeNull();
    unmount();
    renderWithShop(<ProductTile item={aListingItem({ price: aPrice({ crossAmount: { cents: 4990 } }) })} />);
    expect(screen.getAllByText(/CHF/)).toHaveLength(1);
  });

  it('says "from" for a voucher of several amounts', () => {
    const item = aListingItem({
      productType: 'valueVoucher',
      configurationOptions: [{ id: 'amount', label: 'Betrag', values: [blue, red] }],
    });
    renderWithShop(<ProductTile item={item} />);
    expect(screen.getByText(/^ab CHF/)).toBeInTheDocument();
  });

  it.each(['valueVoucher', 'experienceVoucher'] as const)(
    'is portrait for a %s and square otherwise',
    (productType) => {
      const { unmount } = renderWithShop(<ProductTile item={aListingItem({ productType })} />);
      expect(screen.getByRole('img', { name: /Gusseisen/ })).toHaveAttribute('height', '2133');
      unmount();
      renderWithShop(<ProductTile item={aListingItem({ productType: 'recipe' })} />);
      expect(screen.getByRole('img', { name: /Gusseisen/ })).toHaveAttribute('height', '1600');
    },
  );

  it('loads the second picture only on hover', async () => {
    const item = aListingItem({ secondaryImage: anImage({ url: '/images/scene' }) });
    const { user, container } = renderWithShop(<ProductTile item={item} />);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    await user.hover(screen.getByRole('article'));
    expect(container.querySelectorAll('img')).toHaveLength(2);
    expect(container.querySelectorAll('img')[1]).toHaveAttribute('alt', '');
  });

  it('orders badges as the brand does', () => {
    const badges = [
      aBadge({ label: 'Neu' }),
      aBadge({ label: 'Aktion', style: 'promotion' }),
      aBadge({ label: 'Weihnachten', style: 'campaign' }),
    ];
    renderWithShop(<ProductTile item={aListingItem({ badges })} />, {
      brand: {
        listing: { columns: 4, tileInset: 0, facets: 'column', pageSize: 24, badgeOrder: ['campaign', 'promotion'] },
      },
    });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Weihnachten', 'Aktion', 'Neu']);
  });

  it('links each colour', () => {
    const item = aListingItem({ configurationOptions: [{ id: 'colour', label: 'Farbe', values: [blue, red] }] });
    renderWithShop(<ProductTile item={item} />);
    const swatches = within(screen.getByRole('list', { name: 'Varianten' }));
    expect(swatches.getByRole('link', { name: 'Blau' })).toHaveAttribute('href', '/gusspfanne?variant=P-1');
    expect(swatches.getByRole('link', { name: 'Rot' })).toHaveAttribute('href', '?variant=P-2');
  });

  it("links options without colours to the product's page", () => {
    const sizes = [blue, red].map((value) => ({ ...value, swatchColor: '' }));
    renderWithShop(
      <ProductTile item={aListingItem({ configurationOptions: [{ id: 'size', label: 'Grösse', values: sizes }] })} />,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('shows stars only for rated items', () => {
    const { unmount } = renderWithShop(<ProductTile item={aListingItem()} />);
    expect(screen.getByRole('img', { name: /4.5 von 5 Sternen, 12/ })).toBeInTheDocument();
    unmount();
    renderWithShop(<ProductTile item={aListingItem({ rating: aRating({ score: 0, count: 0 }) })} />);
    expect(screen.queryByRole('img', { name: /Sternen/ })).not.toBeInTheDocument();
  });

  it('shows persons and locations', () => {
    renderWithShop(<ProductTile item={aListingItem({ numberOfPersons: 2, locations: ['Bern', 'Sion'] })} />);
    expect(screen.getByText('2 Personen')).toBeInTheDocument();
    expect(screen.getByText('2 Orte')).toBeInTheDocument();
  });

  it('says that little stock is left, with a bar', () => {
    const stockLevel = { code: 'label2' as const, label: 'Nur noch wenige' };
    renderWithShop(<ProductTile item={aListingItem({ stockLevel })} />);
    expect(screen.getByText('Nur noch wenige').style.getPropertyValue('--fill')).toBe('10%');
  });

  it('shows the facts of a recipe instead of a price', () => {
    const item = aListingItem({ productType: 'recipe', price: null, infoText: '<p>45 min · einfach</p>' });
    renderWithShop(<ProductTile item={item} />);
    expect(screen.getByText('45 min · einfach')).toBeInTheDocument();
    expect(screen.queryByText(/CHF/)).not.toBeInTheDocument();
  });

  it.each([
    ['a recipe', { price: null, infoText: '<p>45 min · einfach</p><p>von Lena Brunner</p>' }],
    ['a product', { infoText: '<ul><li>Durchmesser: 28 cm</li><li>Material: Gusseisen</li></ul>' }],
  ])('shows the facts of %s in one line of 13 px', (_, item) => {
    const { container } = renderWithShop(<ProductTile item={aListingItem(item)} />);
    const facts = container.querySelector('[data-info]')!;
    expect(facts).toHaveStyle({ display: 'block', fontSize: '0.8125rem', whiteSpace: 'nowrap' });
    for (const part of facts.querySelectorAll('ul, li, p')) expect(part).toHaveStyle({ display: 'inline' });
  });

  describe('of an item for members', () => {
    const item = aListingItem({ title: 'Focaccia', membersOnly: true });
    const show = (status: 'anonymous' | 'authenticated') => {
      const identity = status === 'authenticated' ? anIdentity() : null;
      const state = { session: { status, identity, authForm: null } };
      return renderWithShop(<ProductTile item={item} />, { state });
    };

    it('offers the registration to visitors who are not signed in', async () => {
      const { user, store } = show('anonymous');
      expect(await screen.findByText('Nur für Mitglieder')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Registrieren' }));
      expect(store.getState()).toMatchObject({ session: { authForm: 'register' } });
      expect(screen.getByRole('link', { name: 'Focaccia' })).toBeInTheDocument();
    });

    it('is an ordinary tile to members', async () => {
      show('authenticated');
      await act(() => import('./MembersOverlay'));
      expect(screen.queryByText('Nur für Mitglieder')).not.toBeInTheDocument();
    });
  });

  it('counts down to the end of an offer that has begun', async () => {
    const now = Date.now();
    const countDown = { shouldBeDisplayed: true, startDate: now - 1000, endDate: now + 3_600_000 };
    const { unmount } = renderWithShop(<ProductTile item={aListingItem({ countDown })} />);
    expect(await screen.findByRole('timer', { name: 'Endet in' })).toBeInTheDocument();
    unmount();
    renderWithShop(<ProductTile item={aListingItem({ countDown: { ...countDown, shouldBeDisplayed: false } })} />);
    await act(() => import('./TileCountdown'));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});
