import { aCart } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { CartLink } from './CartLink';

describe('link to the cart', () => {
  it('shows no count without a cart, and requests none', () => {
    const { calls } = renderWithShop(<CartLink to="/warenkorb" />);
    expect(screen.getByRole('link', { name: 'Warenkorb' })).toHaveAttribute('href', '/warenkorb');
    expect(calls).toEqual([]);
  });

  it('shows the stored count at once, then that of the services', async () => {
    localStorage.setItem('cart', JSON.stringify({ id: 'cart-1', version: 1, quantity: 3 }));
    const cart = aCart({ summary: { ...aCart().summary, itemCount: 5 } });
    renderWithShop(<CartLink to="/warenkorb" />, { services: { 'cart/GetCart': { cart } } });
    expect(screen.getByRole('link', { name: 'Warenkorb, 3 Artikel' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Warenkorb, 5 Artikel' })).toBeInTheDocument();
  });
});
