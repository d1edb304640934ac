import type { Cart } from '@shop/contracts';
import { aCart, aCartItem, aSiteContent, type FakeServices, httpStatus, renderWithShop } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CartPage } from './CartPage';

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
  it('lists articles with their prices and what they come to', async () => {
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

  it('changes a quantity and shows the new total', async () => {
    const more = aCart({ version: 2, items: [{ ...pan, qty: 3 }], summary: summary(3, 14970) });
    const { user, calls } = render({ 'cart/GetCart': { cart: both }, 'cart/UpdateItem': { cart: more } });
    const line = await lineOf('Gusspfanne');
    await user.click(line.getByRole('button', { name: 'Mehr' }));
    expect(await screen.findAllByText('CHF 149.70')).not.toHaveLength(0);
    expect(calls.at(-1)).toMatchObject({ method: 'UpdateItem', args: [{ id: 'line-1', qty: 3 }] });
  });

  it('says at the line what is wrong with its quantity', async () => {
    const error = { validationError: { fields: { 'quantity.value': ['max'] } } };
    const { user } = render({ 'cart/GetCart': { cart: both }, 'cart/UpdateItem': { cart: null, error } });
    const line = await lineOf('Gusspfanne');
    await user.click(line.getByRole('button', { name: 'Mehr' }));
    expect(await line.findByRole('alert')).toHaveTextContent('Das ist zu viel.');
  });

  it('removes a line and brings it back', async () => {
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

  it('moves the focus to the way back', async () => {
    const { user } = render({ 'cart/GetCart': { cart: both }, 'cart/RemoveItem': { cart: potOnly } });
    const line = await lineOf('Gusspfanne');
    await user.click(line.getByRole('button', { name: 'Entfernen: Gusspfanne' }));
    const message = await screen.findByText('Gusspfanne ist aus dem Warenkorb entfernt.');
    await waitFor(() => expect(document.activeElement).toContainElement(message));
  });

  it('keeps apart what cannot be had any more', async () => {
    const gone = aCartItem({ lineItemId: 'line-3', sku: 'G-1', title: 'Reibe' });
    render({ 'cart/GetCart': { cart: aCart({ unavailableItems: [gone] }) } });
    const section = within(await screen.findByRole('region', { name: 'Nicht mehr erhältlich' }));
    expect(section.getByRole('link', { name: 'Reibe' })).toBeInTheDocument();
    expect(section.queryByRole('spinbutton')).not.toBeInTheDocument();
    expect(section.getByRole('button', { name: 'Entfernen: Reibe' })).toBeInTheDocument();
  });

  it('leads on from an empty cart', async () => {
    render({ 'cart/GetCart': { cart: null, error: { cartError: 'empty' } } }, 'en');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Discover the shop' })).toHaveAttribute('href', '/');
  });

  it('offers to try again when the cart does not load', async () => {
    let attempts = 0;
    const { user } = render({ 'cart/GetCart': () => (attempts++ ? { cart: both } : httpStatus(503)) });
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByRole('link', { name: 'Suppentopf' })).toBeInTheDocument();
  });
});
