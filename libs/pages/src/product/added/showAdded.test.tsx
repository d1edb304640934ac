import { aCart, aCartItem, aListingItem, aSiteContent, type FakeServices, httpStatus } from '@shop/builders';
import { closeDialogs, Dialogs } from '@shop/notices';
import { renderWithShop } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { showAdded } from './showAdded';

const line = aCartItem({ qty: 3, subTitle: '28 cm' });
const cart = aCart({
  items: [line],
  summary: { ...aCart().summary, itemCount: 3, total: { cents: 14970 } },
});
const added = {
  cart,
  lineItemId: line.lineItemId,
  qty: 2,
  title: 'Gusspfanne',
  productId: 'P-100',
  pages: aSiteContent().specialPages,
};

async function show(services: FakeServices, inCart = cart) {
  const shown = renderWithShop(
    <>
      <button onClick={() => void showAdded({ ...added, cart: inCart }, jest.fn())}>Kaufen</button>
      <Dialogs />
    </>,
    { services },
  );
  await shown.user.click(screen.getByRole('button', { name: 'Kaufen' }));
  return { ...shown, drawer: within(await screen.findByRole('dialog', { name: 'Im Warenkorb' })) };
}

afterEach(closeDialogs);

describe('what shows that an article is in the cart', () => {
  it('names it with the units that came, and the sum of the cart', async () => {
    const { drawer } = await show({ 'detail/GetRelatedProductsByType': { ret: [] } });
    expect(await drawer.findByRole('status')).toHaveTextContent('Gusspfanne liegt jetzt in deinem Warenkorb.');
    expect(await drawer.findByText('2 × CHF 49.90')).toBeVisible();
    expect(drawer.getByText('Zwischensumme (3 Artikel)')).toBeVisible();
    expect(drawer.getByText('CHF 149.70')).toBeVisible();
  });

  it('says for whom it is, with the own picture and words, as the cart does', async () => {
    const personalization = { recipient: 'Ida', imageId: 'bild-1', text: 'Alles Liebe' };
    const letter = aCart({ items: [{ ...line, personalization }] });
    const { drawer } = await show({ 'detail/GetRelatedProductsByType': { ret: [] } }, letter);
    expect(await drawer.findByText('Für Ida')).toBeVisible();
    expect(drawer.getByText('«Alles Liebe»')).toBeVisible();
    const picture = drawer.getByRole('img', { name: 'Dein Bild auf dem Produkt' });
    expect(picture).toHaveAttribute('src', '/images/personalization/bild-1');
  });

  it('leads to the checkout, to the cart, and back to the page', async () => {
    const { drawer, user } = await show({ 'detail/GetRelatedProductsByType': { ret: [] } });
    expect(await drawer.findByRole('link', { name: 'Zur Kasse' })).toHaveAttribute('href', '/kasse');
    expect(drawer.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/warenkorb');
    await user.click(drawer.getByRole('button', { name: 'Weiter einkaufen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('offers what goes with it: of the first kind that has something to be had and is not in the cart', async () => {
    const soldOut = aListingItem({ id: 'deckel', title: 'Deckel', stockLevel: { code: 'label3', label: 'Weg' } });
    const lists: Record<string, object[]> = {
      accessory: [soldOut, aListingItem({ id: 'P-100', title: 'Gusspfanne' })],
      related: [aListingItem({ id: 'zange', title: 'Zange' })],
    };
    const { drawer, calls } = await show({
      'detail/GetRelatedProductsByType': (_id: string, type: string) => ({ ret: lists[type] ?? [] }),
    } as FakeServices);
    expect(await drawer.findByRole('link', { name: /Zange/ })).toBeVisible();
    expect(drawer.queryByText('Deckel')).not.toBeInTheDocument();
    const asked = calls.filter(({ method }) => method === 'GetRelatedProductsByType').map(({ args }) => args[1]);
    expect(asked).toEqual(['accessory', 'related']);
  });

  it('does without what goes with it where that cannot be loaded', async () => {
    const { drawer } = await show({ 'detail/GetRelatedProductsByType': httpStatus(503) });
    expect(await drawer.findByRole('link', { name: 'Zur Kasse' })).toBeVisible();
    expect(drawer.queryByRole('heading', { name: 'Das passt dazu' })).not.toBeInTheDocument();
  });
});
