import { aCart, aCartItem, aSiteContent, type FakeServices, httpStatus } from '@shop/builders';
import type { Cart } from '@shop/contracts';
import { renderWithShop } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { trackedEvents } from '../checkout-page/test/trackedEvents';
import CartPage from './CartPage';

const content = aSiteContent();
const pan = aCartItem({ qty: 2, rowTotalPrice: { amount: { cents: 9980 } } });
const pot = aCartItem({
  lineItemId: 'line-2',
  sku: 'T-200',
  title: 'Suppentopf',
  rowTotalPrice: { amount: { cents: 12000 } },
});
const summary = (itemCount: number, cents: number): Cart['summary'] => ({
  itemCount,
  subTotal: { cents },
  tax: { cents: Math.round(cents * 0.075) },
  total: { cents },
  currency: 'CHF',
});
const both = aCart({ items: [pan, pot], summary: summary(3, 21980) });
const potOnly = aCart({ version: 2, items: [pot], summary: summary(1, 12000) });

const render = (services: FakeServices, locale: 'de' | 'en' = 'de') =>
  renderWithShop(<CartPage content={content} />, { services, locale });
const lineOf = async (title: string) => {
  const line = (await screen.findByRole('link', { name: title })).closest('li');
  return within(line as HTMLElement);
};

describe('CartPage', () => {
  it('lists articles with their prices and totals', async () => {
    render({ 'cart/GetCart': { cart: both } });
    const line = await lineOf('Gusspfanne');
    expect(line.getByText('CHF 99.80')).toBeInTheDocument();
    expect(line.getByText('CHF 49.90 pro Stück')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeInTheDocument();
    const totals = within(screen.getByRole('region', { name: 'Zusammenfassung' }));
    expect(totals.getByText('3 Artikel')).toBeInTheDocument();
    expect(totals.getAllByText('CHF 219.80')).toHaveLength(2);
    expect(totals.getByText('CHF 16.49')).toBeInTheDocument();
  });

  it('tracks a cart with something in it once, whatever changes on the page', async () => {
    const events = trackedEvents();
    const viewed = () => events.filter(({ name }) => name === 'view_cart');
    const { unmount } = render({ 'cart/GetCart': { cart: null } });
    await screen.findByRole('heading', { level: 1 });
    expect(viewed()).toEqual([]);
    unmount();
    const more = aCart({ version: 2, items: [{ ...pan, qty: 3 }], summary: summary(3, 14970) });
    const { user } = render({ 'cart/GetCart': { cart: both }, 'cart/UpdateItem': { cart: more } });
    await user.click((await lineOf('Gusspfanne')).getByRole('button', { name: 'Mehr' }));
    await screen.findAllByText('CHF 149.70');
    expect(viewed()).toMatchObject([{ items: [{ sku: pan.sku, qty: 2 }, { sku: 'T-200' }] }]);
  });

  it('leads to the checkout where there is something to order', async () => {
    const { unmount } = render({ 'cart/GetCart': { cart: both } });
    expect(await screen.findByRole('link', { name: 'Zur Kasse' })).toHaveAttribute('href', '/kasse');
    unmount();
    render({ 'cart/GetCart': { cart: aCart({ items: [], unavailableItems: [pan] }) } });
    await screen.findByRole('region', { name: 'Nicht mehr erhältlich' });
    expect(screen.queryByRole('link', { name: 'Zur Kasse' })).not.toBeInTheDocument();
  });

  it('changes a quantity and shows the new total', async () => {
    const more = aCart({ version: 2, items: [{ ...pan, qty: 3 }], summary: summary(3, 14970) });
    const { user, calls } = render({ 'cart/GetCart': { cart: both }, 'cart/UpdateItem': { cart: more } });
    const line = await lineOf('Gusspfanne');
    await user.click(line.getByRole('button', { name: 'Mehr' }));
    expect(await screen.findAllByText('CHF 149.70')).not.toHaveLength(0);
    expect(calls.at(-1)).toMatchObject({ method: 'UpdateItem', args: [{ id: 'line-1', qty: 3 }] });
  });

  it('shows at the line what is wrong with its quantity', async () => {
    const error = { validationError: { fields: { 'quantity.value': ['max'] } } };
    const { user } = render({ 'cart/GetCart': { cart: both }, 'cart/UpdateItem': { cart: null, error } });
    const line = await lineOf('Gusspfanne');
    await user.click(line.getByRole('button', { name: 'Mehr' }));
    expect(await line.findByRole('alert')).toHaveTextContent('So viele Stück sind nicht möglich.');
    expect(console.error).toHaveBeenCalledWith('Failed to update the cart', error);
    jest.mocked(console.error).mockClear();
  });

  it('removes a line and restores it', async () => {
    const { user, calls } = render({
      'cart/GetCart': { cart: both },
      'cart/RemoveItem': { cart: potOnly },
      'cart/AddItem': { cart: { ...both, version: 3 }, lineItemID: 'line-3' },
    });
    const line = await lineOf('Gusspfanne');
    await user.click(line.getByRole('button', { name: 'Entfernen: Gusspfanne' }));
    expect(await screen.findByText('Gusspfanne ist aus dem Warenkorb entfernt.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Gusspfanne' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }));
    expect(await screen.findByRole('link', { name: 'Gusspfanne' })).toBeInTheDocument();
    expect(calls.at(-1)).toMatchObject({ method: 'AddItem', args: [{ sku: 'P-100', qty: 2 }, null] });
    await waitFor(() => expect(screen.queryByText(/ist aus dem Warenkorb entfernt/)).not.toBeInTheDocument());
  });

  describe('child lines', () => {
    const lid = aCartItem({ lineItemId: 'line-4', sku: 'A-1', title: 'Deckel', parentId: 'line-1' });
    const tongs = aCartItem({ lineItemId: 'line-5', sku: 'Z-1', title: 'Zange', parentId: 'line-1', qty: 3 });
    const whole = aCart({ items: [lid, pan, pot, tongs] });
    const remove = async (title: string) => (await lineOf(title)).getByRole('button', { name: `Entfernen: ${title}` });
    const undo = () => screen.findByRole('button', { name: 'Rückgängig machen' });
    const added = (calls: readonly { method: string; args: readonly unknown[] }[]) =>
      calls.filter(({ method }) => method === 'AddItem').map(({ args }) => args);

    it('are in a labelled list below their parent', async () => {
      render({ 'cart/GetCart': { cart: whole } });
      const parts = within(await screen.findByRole('list', { name: 'Gusspfanne' }));
      expect(parts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Deckel', 'Zange']);
      const titles = screen.getAllByRole('link').map(({ textContent }) => textContent);
      expect(titles).toEqual(['Gusspfanne', 'Deckel', 'Zange', 'Suppentopf', 'Zur Kasse', 'Lieferung', 'Rückgabe']);
    });

    it('are separate lines where their parent is missing', async () => {
      render({ 'cart/GetCart': { cart: aCart({ items: [lid] }) } });
      expect(await screen.findByRole('link', { name: 'Deckel' })).toBeInTheDocument();
    });

    it('are restored with it, below its new line', async () => {
      const { user, calls } = render({
        'cart/GetCart': { cart: whole },
        'cart/RemoveItem': { cart: potOnly },
        'cart/AddItem': ({ sku }: { sku: string }) => ({ cart: { ...whole, version: 3 }, lineItemID: `new-${sku}` }),
      } as FakeServices);
      await user.click(await remove('Gusspfanne'));
      await user.click(await undo());
      await waitFor(() => expect(added(calls)).toHaveLength(3));
      expect(added(calls)).toMatchObject([
        [{ sku: 'P-100', qty: 2 }, null],
        [{ sku: 'A-1', qty: 1 }, 'new-P-100'],
        [{ sku: 'Z-1', qty: 3 }, 'new-P-100'],
      ]);
      expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).not.toBeInTheDocument();
    });

    it('have their own undo button when they cannot follow', async () => {
      const error = { cartItemError: { code: 'NotEnoughStock', sku: 'Z-1', available: 1 } };
      const back = { ...whole, version: 3, items: [{ ...pan, lineItemId: 'new-P-100' }, pot] };
      const { user, calls } = render({
        'cart/GetCart': { cart: whole },
        'cart/RemoveItem': { cart: potOnly },
        'cart/AddItem': ({ sku }: { sku: string }) =>
          sku === 'Z-1' ? { cart: back, error } : { cart: back, lineItemID: `new-${sku}` },
      } as FakeServices);
      await user.click(await remove('Gusspfanne'));
      await user.click(await undo());
      expect(await screen.findByText('Zange ist aus dem Warenkorb entfernt.')).toBeInTheDocument();
      await user.click(await undo());
      await waitFor(() => expect(added(calls)).toHaveLength(4));
      expect(added(calls)[3]).toMatchObject([{ sku: 'Z-1', qty: 3 }, 'new-P-100']);
    });

    it('are restored as separate lines when their parent is gone, known or not', async () => {
      const error = { cartItemError: { code: 'NotFound', sku: 'A-1', available: 0 } };
      const { user, calls } = render({
        'cart/GetCart': { cart: whole },
        'cart/RemoveItem': { cart: aCart({ version: 2, items: [pan, pot] }) },
        'cart/AddItem': (_item: unknown, parent: string | null) =>
          parent ? { cart: { ...potOnly, version: 3 }, error } : { cart: whole, lineItemID: 'line-9' },
      } as FakeServices);
      await user.click(await remove('Deckel'));
      await user.click(await undo());
      await waitFor(() => expect(added(calls)).toHaveLength(2));
      expect(added(calls)).toMatchObject([
        [{ sku: 'A-1' }, 'line-1'],
        [{ sku: 'A-1' }, null],
      ]);
      expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).not.toBeInTheDocument();
    });

    it('restores a line once, however often undo is pressed', async () => {
      const { user, calls } = render({
        'cart/GetCart': { cart: both },
        'cart/RemoveItem': { cart: potOnly },
        'cart/AddItem': { cart: { ...both, version: 3 }, lineItemID: 'line-3' },
      });
      await user.click(await remove('Gusspfanne'));
      await user.dblClick(await undo());
      expect(await screen.findByRole('link', { name: 'Gusspfanne' })).toBeInTheDocument();
      expect(added(calls)).toHaveLength(1);
    });
  });

  it('shows the personalization of an article', async () => {
    const mug = aCartItem({ title: 'Tasse', personalization: { imageId: 'bild-1', text: 'Für Oma' } });
    render({ 'cart/GetCart': { cart: aCart({ items: [mug] }) } });
    const line = await lineOf('Tasse');
    expect(line.getByText(/Für Oma/)).toBeVisible();
    const picture = line.getByRole('img', { name: 'Dein Bild auf dem Produkt' });
    expect(picture).toHaveAttribute('src', '/images/personalization/bild-1');
  });

  it('moves the focus to the undo button', async () => {
    const { user } = render({ 'cart/GetCart': { cart: both }, 'cart/RemoveItem': { cart: potOnly } });
    const line = await lineOf('Gusspfanne');
    await user.click(line.getByRole('button', { name: 'Entfernen: Gusspfanne' }));
    const message = await screen.findByText('Gusspfanne ist aus dem Warenkorb entfernt.');
    await waitFor(() => expect(document.activeElement).toContainElement(message));
  });

  it('lists unavailable articles separately', async () => {
    const gone = aCartItem({ lineItemId: 'line-3', sku: 'G-1', title: 'Reibe' });
    render({ 'cart/GetCart': { cart: aCart({ unavailableItems: [gone] }) } });
    const section = within(await screen.findByRole('region', { name: 'Nicht mehr erhältlich' }));
    expect(section.getByRole('link', { name: 'Reibe' })).toBeInTheDocument();
    expect(section.queryByRole('spinbutton')).not.toBeInTheDocument();
    expect(section.getByRole('button', { name: 'Entfernen: Reibe' })).toBeInTheDocument();
  });

  it('offers a way on from an empty cart', async () => {
    render({ 'cart/GetCart': { cart: null, error: { cartError: 'empty' } } }, 'en');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Discover the shop' })).toHaveAttribute('href', '/');
  });

  it('offers to retry when the cart does not load', async () => {
    let attempts = 0;
    const { user } = render({ 'cart/GetCart': () => (attempts++ ? { cart: both } : httpStatus(503)) });
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByRole('link', { name: 'Suppentopf' })).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });
});
