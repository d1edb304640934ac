import { aCart, anIdentity, type FakeServices, httpStatus } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { rememberCart } from './rememberedCart';
import { useCartCount } from './useCartCount';

const Count = () => <p>Anzahl {String(useCartCount())}</p>;
const withCount = (itemCount: number, version = 1) => aCart({ version, summary: { ...aCart().summary, itemCount } });
const getCart = (...answers: FakeServices[string][]) => {
  let next = 0;
  return { 'cart/GetCart': () => answers[Math.min(next++, answers.length - 1)] as never };
};

describe('useCartCount', () => {
  it('requests no cart for a visitor without one', () => {
    const { calls } = renderWithShop(<Count />);
    expect(screen.getByText('Anzahl 0')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('shows the stored count at once, then that of the services', async () => {
    rememberCart(withCount(2));
    renderWithShop(<Count />, { services: getCart({ cart: withCount(3, 2) }) });
    expect(screen.getByText('Anzahl 2')).toBeInTheDocument();
    expect(await screen.findByText('Anzahl 3')).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual({ id: 'cart-1', version: 2, quantity: 3 });
  });

  it('keeps the stored count when the services do not answer', async () => {
    rememberCart(withCount(2));
    const { calls } = renderWithShop(<Count />, { services: { 'cart/GetCart': httpStatus(503) } });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByText('Anzahl 2')).toBeInTheDocument();
  });

  it('asks for a cart that was filled without scripts', async () => {
    document.cookie = 'shop_cart=1';
    renderWithShop(<Count />, { services: getCart({ cart: withCount(5) }) });
    expect(await screen.findByText('Anzahl 5')).toBeInTheDocument();
    document.cookie = 'shop_cart=; Max-Age=0';
  });

  it('asks for the cart of a visitor who is signed in', async () => {
    const state = { session: { status: 'authenticated' as const, identity: anIdentity(), authForm: null } };
    renderWithShop(<Count />, { state, services: getCart({ cart: withCount(4) }) });
    expect(await screen.findByText('Anzahl 4')).toBeInTheDocument();
  });

  it('reads the cart again when another tab changed it, without notifying others again', async () => {
    rememberCart(withCount(1));
    const { calls } = renderWithShop(<Count />, {
      services: getCart({ cart: withCount(1) }, { cart: withCount(7, 2) }),
    });
    await waitFor(() => expect(calls).toHaveLength(1));
    const received = jest.fn();
    const otherTab = new BroadcastChannel('cart');
    otherTab.onmessage = received;

    localStorage.setItem('cart', JSON.stringify({ id: 'cart-1', version: 2, quantity: 7 }));
    act(() => otherTab.postMessage(7));
    expect(screen.getByText('Anzahl 7')).toBeInTheDocument();
    await waitFor(() => expect(calls).toHaveLength(2));
    await screen.findByText('Anzahl 7');
    expect(received).not.toHaveBeenCalled();
    otherTab.close();
  });

  it('follows what another tab has stored, when it can be read later than the message about it', async () => {
    rememberCart(withCount(3));
    const { calls } = renderWithShop(<Count />, { services: getCart({ cart: withCount(3) }, { cart: null }) });
    await waitFor(() => expect(calls).toHaveLength(1));
    const otherTab = new BroadcastChannel('cart');
    act(() => otherTab.postMessage(0));
    localStorage.removeItem('cart');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(screen.getByText('Anzahl 3')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    expect(screen.getByText('Anzahl 0')).toBeInTheDocument();
    otherTab.close();
  });

  it('notifies other tabs when the cart changes here', () => {
    renderWithShop(<Count />, { services: getCart({ cart: withCount(5) }) });
    const received = jest.fn();
    const otherTab = new BroadcastChannel('cart');
    otherTab.onmessage = ({ data }) => received(data);
    act(() => rememberCart(withCount(5)));
    expect(received).toHaveBeenCalledWith(5);
    otherTab.close();
  });

  it('survives a corrupt local copy', () => {
    localStorage.setItem('cart', '{"quantity":');
    renderWithShop(<Count />);
    expect(screen.getByText('Anzahl 0')).toBeInTheDocument();
  });
});
