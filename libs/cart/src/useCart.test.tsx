import { aCart, aCartItem, type FakeServices, httpStatus } from '@shop/builders';
import { Notifications } from '@shop/notices';
import { renderWithShop } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { rememberCart } from './rememberedCart';
import { type CartResult, useCart } from './useCart';

let shop: ReturnType<typeof useCart>;
function Probe({ required = false }: { required?: boolean }) {
  shop = useCart({ required });
  const skus = shop.cart?.items.map(({ sku }) => sku).join(' ');
  return (
    <>
      <p>
        {shop.status} {shop.quantity} {skus}
      </p>
      <Notifications />
    </>
  );
}

const render = (services: FakeServices, required = false) =>
  renderWithShop(<Probe required={required} />, { services });

async function when(change: () => Promise<CartResult>): Promise<CartResult> {
  let result!: CartResult;
  await act(async () => {
    result = await change();
  });
  return result;
}

/** A failed change of a quantity is logged. */
function logged(failure: unknown) {
  expect(console.error).toHaveBeenCalledWith('Failed to update the cart', failure);
  jest.mocked(console.error).mockClear();
}

const add = () => when(() => shop.addItem({ sku: 'P-100', qty: 2 }));
const filled = aCart({ version: 2, summary: { ...aCart().summary, itemCount: 2 } });

afterEach(() => jest.useRealTimers());

describe('useCart', () => {
  it('adds to a cart that is not loaded, without loading it', async () => {
    const { calls } = render({ 'cart/AddItem': { cart: filled, lineItemID: 'line-9' } });
    expect(screen.getByText('ready 0')).toBeInTheDocument();
    expect(await add()).toEqual({ ok: true, lineItemId: 'line-9', cart: filled });
    expect(await screen.findByText('ready 2 P-100')).toBeInTheDocument();
    expect(calls.map(({ method }) => method)).toEqual(['AddItem']);
  });

  it('sorts lines by sku', async () => {
    const items = [aCartItem({ sku: 'Z', lineItemId: '1' }), aCartItem({ sku: 'A', lineItemId: '2' })];
    render({ 'cart/GetCart': { cart: aCart({ items }) } }, true);
    expect(await screen.findByText('ready 1 A Z')).toBeInTheDocument();
  });

  it.each([
    [{ cartItemError: { code: 'NotEnoughStock', sku: 'P-100', available: 1 } }, 'Es ist noch ein Stück verfügbar.'],
    [{ cartItemError: { code: 'NotFound', sku: 'P-100', available: 0 } }, 'Diesen Artikel gibt es nicht mehr.'],
    [{ validationError: { fields: { 'item.P-100.quantity.value': ['max'] } } }, 'Diese Anzahl oder Auswahl'],
    [{}, 'Dein Warenkorb liess sich nicht laden.'],
  ])('says why nothing was added: %j', async (error, text) => {
    render({ 'cart/AddItem': { cart: null, error } });
    expect(await add()).toMatchObject({ ok: false });
    expect(await screen.findByText(text, { exact: false })).toBeInTheDocument();
  });

  it.each([
    ['a cart that takes no more lines', 'invalid'],
    ['a cart that is gone', 'empty'],
  ])('says that nothing was added to %s, and shows it as it is', async (_, cartError) => {
    const refused = { cart: filled, error: { cartError } };
    render({ 'cart/GetCart': { cart: filled }, 'cart/AddItem': refused });
    expect(await add()).toEqual({ ok: false });
    expect(
      await screen.findByText('Der Artikel liess sich nicht in den Warenkorb legen.', { exact: false }),
    ).toBeVisible();
    await screen.findByText(cartError === 'empty' ? 'ready 0' : 'ready 2 P-100');
  });

  it.each([
    ['several at once', 'cart/AddItems', () => shop.addItems([{ sku: 'P-100', qty: 1 }])],
    ['what was saved', 'savedItem/MoveToCart', () => shop.moveToCart(aCartItem())],
  ] as const)('says that nothing was added: %s', async (_, method, change) => {
    render({ 'cart/GetCart': { cart: filled }, [method]: { cart: filled, error: { cartError: 'invalid' } } });
    expect(await when(change)).toEqual({ ok: false });
    expect(await screen.findByText('Nicht hinzugefügt')).toBeVisible();
  });

  it('says only that the cart cannot be had where it cannot after a failed addition', async () => {
    const error = { cartError: 'invalid' as const };
    render({ 'cart/GetCart': { cart: null, error }, 'cart/AddItem': { cart: null, error } });
    await add();
    expect(await screen.findByText('Da ist etwas schiefgelaufen')).toBeVisible();
    expect(screen.queryByText('Nicht hinzugefügt')).not.toBeInTheDocument();
  });

  it('leaves a call without an answer to the notice of that', async () => {
    const { store } = render({ 'cart/AddItem': httpStatus(500), 'cart/DeleteCart': httpStatus(500) });
    expect(await add()).toEqual({ ok: false });
    expect(await when(() => shop.deleteCart())).toEqual({ ok: false });
    expect(store.getState()).toMatchObject({ notices: [] });
  });

  it('takes back why nothing was added once something is', async () => {
    const answers = [
      { cart: null, error: {} },
      { cart: filled, lineItemID: 'line-9' },
    ];
    render({ 'cart/AddItem': () => answers.shift() as never });
    await add();
    const notice = await screen.findByText('Dein Warenkorb liess sich nicht laden.', { exact: false });
    await add();
    expect(notice).not.toBeInTheDocument();
  });

  it('says that the parent line is gone', async () => {
    const error = { cartItemError: { code: 'NotFound', sku: 'P-100', available: 0 } };
    render({ 'cart/AddItem': { cart: filled, error } });
    const result = await when(() => shop.addItem({ sku: 'P-100', qty: 1 }, 'line-7'));
    expect(result).toEqual({ ok: false, isParentGone: true });
    expect(await screen.findByText('Schon entfernt')).toBeInTheDocument();
  });

  it("leaves an invalid quantity to the line's field", async () => {
    const error = { validationError: { fields: { 'quantity.value': ['max'] } } };
    render({ 'cart/UpdateItem': { cart: null, error } });
    const result = await when(() => shop.updateItem({ id: 'line-1', qty: 99 }, 'P-100'));
    expect(result).toEqual({ ok: false, quantityError: 'max' });
    logged(error);
  });

  it('logs a change of a quantity that got no answer', async () => {
    render({ 'cart/UpdateItem': httpStatus(503) });
    expect(await when(() => shop.updateItem({ id: 'line-1', qty: 2 }))).toEqual({ ok: false });
    logged(expect.objectContaining({ status: 503 }));
  });

  it('clears the cart when the services say it is empty', async () => {
    rememberCart(filled);
    render({
      'cart/GetCart': { cart: filled },
      'cart/UpdateItem': { cart: null, error: { cartError: 'empty' } },
    });
    await screen.findByText('ready 2 P-100');
    await when(() => shop.updateItem({ id: 'line-1', qty: 3 }));
    expect(await screen.findByText('ready 0')).toBeInTheDocument();
    expect(localStorage.getItem('cart')).toBeNull();
    logged({ cartError: 'empty' });
  });

  it('reloads a cart that became invalid', async () => {
    rememberCart(filled);
    const carts = [{ cart: filled }, { cart: aCart({ version: 5, items: [aCartItem({ sku: 'NEU' })] }) }];
    render({
      'cart/GetCart': () => carts.shift() as never,
      'cart/RemoveItem': { cart: null, error: { cartError: 'invalid' } },
    });
    await screen.findByText('ready 2 P-100');
    await when(() => shop.removeItem('line-1'));
    expect(await screen.findByText('ready 1 NEU')).toBeInTheDocument();
    expect(screen.queryByText('Nicht hinzugefügt')).not.toBeInTheDocument();
  });

  it.each([
    ['empty', 'ready 0'],
    ['invalid', 'ready 1 NEU'],
  ] as const)('shows the cart as it is when putting a line aside finds it %s', async (cartError, shown) => {
    rememberCart(filled);
    const carts = [{ cart: filled }, { cart: aCart({ version: 5, items: [aCartItem({ sku: 'NEU' })] }) }];
    render({
      'cart/GetCart': () => carts.shift() as never,
      'savedItem/Save': { cart: null, error: { cartError } },
    });
    await screen.findByText('ready 2 P-100');
    await when(() => shop.saveItem(filled.items[0]!));
    expect(await screen.findByText(shown)).toBeInTheDocument();
    expect(screen.queryByText('Da ist etwas schiefgelaufen')).toBeNull();
  });

  it('clears the cart and says so when it cannot be reloaded either', async () => {
    rememberCart(filled);
    const carts = [{ cart: filled }, { cart: null, error: { cartError: 'invalid' } }];
    render({
      'cart/GetCart': () => carts.shift() as never,
      'cart/RemoveItem': { cart: null, error: { cartError: 'invalid' } },
    });
    await screen.findByText('ready 2 P-100');
    await when(() => shop.removeItem('line-1'));
    expect(await screen.findByText('Da ist etwas schiefgelaufen')).toBeInTheDocument();
    expect(localStorage.getItem('cart')).toBeNull();
  });

  it('says for five seconds that a line was already removed', async () => {
    jest.useFakeTimers();
    const error = { cartItemError: { code: 'NotFound', sku: 'P-100', available: 0 } };
    render({ 'cart/RemoveItem': { cart: null, error }, 'cart/GetCart': { cart: filled } });
    await when(() => shop.removeItem('line-1'));
    expect(await screen.findByText('Schon entfernt')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(5100));
    expect(screen.queryByText('Schon entfernt')).not.toBeInTheDocument();
  });

  describe('a quantity that was chosen in an older cart', () => {
    const line = (qty: number) => aCartItem({ qty });
    const stale = { cartError: 'invalid' as const };
    const versions = (calls: readonly { method: string; args: readonly unknown[] }[]) =>
      calls.filter(({ method }) => method === 'UpdateItem').map(({ args }) => (args[0] as { version: number }).version);

    it('is sent again where its line is as the visitor saw it', async () => {
      const replies = [
        { cart: aCart({ version: 5, items: [line(1)] }), error: stale },
        { cart: aCart({ version: 6, items: [line(3)] }) },
      ];
      const { calls } = render(
        {
          'cart/GetCart': { cart: aCart({ version: 4, items: [line(1)] }) },
          'cart/UpdateItem': () => replies.shift() as never,
        },
        true,
      );
      await screen.findByText('ready 1 P-100');
      expect(await when(() => shop.updateItem({ id: 'line-1', qty: 3 }))).toEqual({ ok: true, lineItemId: '' });
      expect(versions(calls)).toEqual([4, 5]);
    });

    it('is not where the line has changed elsewhere: the visitor sees how', async () => {
      const { calls } = render(
        {
          'cart/GetCart': { cart: aCart({ version: 4, items: [line(1)] }) },
          'cart/UpdateItem': {
            cart: aCart({ version: 5, items: [line(7)], summary: { ...aCart().summary, itemCount: 7 } }),
            error: stale,
          },
        },
        true,
      );
      await screen.findByText('ready 1 P-100');
      expect(await when(() => shop.updateItem({ id: 'line-1', qty: 3 }))).toEqual({ ok: false, isStale: true });
      expect(await screen.findByText('ready 7 P-100')).toBeInTheDocument();
      expect(versions(calls)).toEqual([4]);
    });
  });

  it('asks again for a cart that is older than what this browser knows', async () => {
    const replies = [
      { cart: aCart({ version: 2 }) },
      { cart: aCart({ version: 3, items: [aCartItem({ sku: 'NEU' })] }) },
    ];
    rememberCart(aCart({ version: 3 }));
    const { calls } = render({ 'cart/GetCart': () => replies.shift() as never });
    expect(await screen.findByText('ready 1 NEU')).toBeInTheDocument();
    expect(calls).toHaveLength(2);
  });

  it('asks once for a version that the services do not have', async () => {
    rememberCart(aCart({ version: 9 }));
    const { calls } = render({ 'cart/GetCart': { cart: aCart({ version: 2 }) } });
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(await screen.findByText('ready 1 P-100')).toBeInTheDocument();
    expect(calls).toHaveLength(2);
  });

  it.each([
    [{ added: [{ title: 'Tasse', qty: 2 }], limited: [] }, 'Dazugekommen: 2 × Tasse.'],
    [{ added: [], limited: [{ title: 'Kerze', qty: 0, wanted: 1 }] }, /Von diesen Artikeln .* wolltest: 0 × Kerze/],
    [
      { added: [{ title: 'Tasse', qty: 1 }], limited: [{ title: 'Tasse', qty: 3, wanted: 4 }] },
      /Dazugekommen: 1 × Tasse. Von diesen .*: 3 × Tasse/,
    ],
  ])('tells once what signing in has brought: %j', async (merge, text) => {
    const merged = aCart({ version: 4, merge });
    // As signing in in this tab leaves it.
    sessionStorage.setItem('signedInHere', 'true');
    const { unmount } = render({ 'cart/GetCart': { cart: merged } }, true);
    expect(await screen.findByText(text)).toBeInTheDocument();
    unmount();
    render({ 'cart/GetCart': { cart: merged } }, true);
    await screen.findByText('ready 1 P-100');
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('leaves it to the tab of the sign-in to tell what that has brought', async () => {
    const merge = { added: [{ title: 'Tasse', qty: 2 }], limited: [] };
    render({ 'cart/GetCart': { cart: aCart({ version: 4, merge }) } }, true);
    await screen.findByText('ready 1 P-100');
    expect(screen.queryByText(/Dazugekommen/)).not.toBeInTheDocument();
  });

  it('deletes the cart here and in the other tabs', async () => {
    rememberCart(filled);
    const carts = [{ cart: filled }, { cart: null, error: { cartError: 'empty' } }];
    render({ 'cart/GetCart': () => carts.shift() ?? ({ cart: null } as never), 'cart/DeleteCart': { error: null } });
    await screen.findByText('ready 2 P-100');
    const received = jest.fn();
    const otherTab = new BroadcastChannel('cart');
    otherTab.onmessage = ({ data }) => received(data);
    expect(await when(() => shop.deleteCart())).toEqual({ ok: true });
    expect(await screen.findByText('Warenkorb gelöscht')).toBeInTheDocument();
    expect(localStorage.getItem('cart')).toBeNull();
    expect(received).toHaveBeenCalledWith(0);
    otherTab.close();
  });

  it('says when the cart cannot be loaded', async () => {
    render({ 'cart/GetCart': httpStatus(500) }, true);
    await waitFor(() => expect(screen.getByText('failed 0')).toBeInTheDocument());
  });
});
