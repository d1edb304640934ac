import { aCart, aCartItem, aListingItem, anIdentity, aPrice, aSiteContent, type FakeServices } from '@shop/builders';
import { useAddItems } from '@shop/cart';
import { Notifications } from '@shop/notices';
import { renderWithShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import Cookware from './Cookware';

jest.mock('@shop/cart', () => ({ ...jest.requireActual<object>('@shop/cart'), useAddItems: jest.fn() }));
const cart = jest.requireActual<{ useAddItems: typeof useAddItems }>('@shop/cart');

const pan = aListingItem({
  id: 'pfanne',
  title: 'Gusspfanne',
  canonicalSKU: 'P-1',
  price: aPrice({ amount: { cents: 9900 } }),
});
const knife = aListingItem({
  id: 'messer',
  title: 'Messer',
  canonicalSKU: 'M-1',
  price: aPrice({ amount: { cents: 2400 } }),
});
const wok = aListingItem({
  ...{ id: 'wok', title: 'Wok', canonicalSKU: 'W-1', price: aPrice({ amount: { cents: 5000 } }) },
  stockLevel: { code: 'label3', label: 'Weg' },
});
const pages = aSiteContent().specialPages;

const show = (items = [pan, knife, wok], services: FakeServices = {}, state = {}) =>
  renderWithShop(<Cookware items={items} pages={pages} />, { services, state });
const own = (title: string) => screen.getByRole('checkbox', { name: `Habe ich ${title}` });

beforeEach(() => {
  localStorage.clear();
  jest.mocked(useAddItems).mockImplementation(cart.useAddItems);
});

describe('everything for a recipe', () => {
  it('puts what the visitor does not own into the cart by one call, at the price it says', async () => {
    const { user, calls, store } = show(undefined, {
      'cart/AddItems': { cart: aCart({ items: [aCartItem({ sku: 'P-1', productId: 'pfanne' })] }), lineItemIDs: ['1'] },
    });
    expect(screen.getByRole('button', { name: /^Den Rest in den Warenkorb \(CHF.123\.00\)$/ })).toBeVisible();
    await user.click(own('Messer'));
    await user.click(screen.getByRole('button', { name: /^Dieses eine Teil in den Warenkorb \(CHF.99\.00\)$/ }));
    await waitFor(() => expect(screen.getByText('Im Warenkorb')).toBeVisible());
    expect(calls.find(({ method }) => method === 'AddItems')?.args).toEqual([[{ sku: 'P-1', qty: 1 }]]);
    expect(screen.getByText('Du hast alles, was du brauchst.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', pages.cart);
    expect(JSON.stringify(store.getState().notices)).toContain('1 Artikel liegt jetzt in deinem Warenkorb.');
  });

  it('remembers what the visitor owns, for every recipe', async () => {
    const { user, unmount } = show();
    await user.click(own('Gusspfanne'));
    unmount();
    show([pan, knife]);
    expect(own('Gusspfanne')).toBeChecked();
    expect(own('Messer')).not.toBeChecked();
  });

  it('leads to each article, and says of which there is none', () => {
    show();
    expect(screen.getByRole('link', { name: /Gusspfanne/ })).toHaveAttribute('href', pan.link.url);
    expect(screen.getByText('Zurzeit nicht erhältlich')).toBeVisible();
  });

  it('says that what buys it did not load, and can be added again', async () => {
    jest.mocked(useAddItems).mockReturnValue(() => Promise.reject(new Error('no such chunk')));
    const { user } = renderWithShop(
      <>
        <Cookware items={[pan]} pages={pages} />
        <Notifications />
      </>,
    );
    const button = screen.getByRole('button', { name: /in den Warenkorb/ });
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Seite neu laden' })).toBeVisible();
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it('keeps the button where the cart does not take it', async () => {
    const { user } = show([pan], {
      'cart/AddItems': { cart: null, error: { cartItemError: { code: 'NotEnoughStock', available: 0 } } },
    });
    await user.click(screen.getByRole('button', { name: /in den Warenkorb/ }));
    expect(await screen.findByRole('button', { name: /in den Warenkorb/ })).not.toHaveAttribute('aria-busy');
    expect(screen.queryByText('Im Warenkorb')).not.toBeInTheDocument();
  });

  it('leaves what is for members to members', () => {
    const session = { status: 'authenticated', identity: anIdentity(), authForm: null };
    const { unmount } = show([{ ...pan, membersOnly: true }, knife]);
    expect(screen.getByRole('button', { name: /CHF.24\.00/ })).toBeVisible();
    unmount();
    show([{ ...pan, membersOnly: true }, knife], { 'cart/GetCart': { cart: null, error: null } }, { session });
    expect(screen.getByRole('button', { name: /CHF.123\.00/ })).toBeVisible();
  });

  it.each(['{', '{"a":1}', '[1]'])('ignores %s as what is owned', (stored) => {
    localStorage.setItem('owned-cookware', stored);
    show([pan]);
    expect(own('Gusspfanne')).not.toBeChecked();
  });
});
