import { Link } from '@shop/ui-kit/link';
import { aCart, httpStatus } from '@shop/builders';
import { screen } from '@testing-library/react';
import { useGetCartQuery } from '@shop/service-client/cart';
import { useLocale } from '@shop/intl';
import { renderWithShop } from './renderWithShop';

function CartSize() {
  const { data, isError } = useGetCartQuery({ locale: 'de' });
  const locale = useLocale();
  return (
    <p>
      {locale}: {isError ? 'kaputt' : (data?.cart?.summary.itemCount ?? 'leer')} <Link to="/anderswo">anderswo</Link>
    </p>
  );
}

describe('renderWithShop', () => {
  it('replies to calls as the test says, by names or in wire format', async () => {
    const { calls, unmount } = renderWithShop(<CartSize />, { services: { 'cart/GetCart': { cart: aCart() } } });
    expect(await screen.findByText(/de: 1/)).toBeInTheDocument();
    expect(calls).toEqual([{ path: '/services/checkout/cart', method: 'GetCart', args: [], locale: 'de' }]);
    unmount();

    renderWithShop(<CartSize />, { locale: 'fr', services: { 'cart/GetCart': () => [null, { cartError: 'empty' }] } });
    expect(await screen.findByText(/fr: leer/)).toBeInTheDocument();
  });

  it('lets a call fail', async () => {
    renderWithShop(<CartSize />, { services: { 'cart/GetCart': httpStatus(500) } });
    expect(await screen.findByText(/kaputt/)).toBeInTheDocument();
  });

  it('fails a test with an unexpected call', async () => {
    renderWithShop(<CartSize />);
    expect(await screen.findByText(/kaputt/)).toBeInTheDocument();
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('cart/GetCart'));
    jest.mocked(console.error).mockClear();
  });
});
