import { aCart, aCartItem, aListingItem, aPrice, aSiteContent, type FakeServices, httpStatus } from '@shop/builders';
import { Dialogs } from '@shop/notices';
import { renderWithShop } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import CartPage from './CartPage';

const content = aSiteContent();
const pan = aCartItem({ qty: 2 });
const pot = aCartItem({ lineItemId: 'line-2', sku: 'T-200', title: 'Suppentopf' });
const withPan = aCart({ items: [pan] });

const render = (services: FakeServices, path = '/warenkorb') =>
  renderWithShop(
    <>
      <CartPage content={content} />
      <Dialogs />
    </>,
    { services, path },
  );
const lineOf = async (title: string) =>
  within((await screen.findByRole('link', { name: title })).closest('li') as HTMLElement);
const named = (calls: readonly { method: string; args: readonly unknown[] }[], name: string) =>
  calls.filter(({ method }) => method === name).map(({ args }) => args);

describe('a quantity', () => {
  it('is shown at once; one request is under way at a time, and the last value wins', async () => {
    const finish: (() => void)[] = [];
    const { user, calls } = render({
      'cart/GetCart': { cart: withPan },
      'cart/UpdateItem': ({ qty }: { qty: number }) =>
        new Promise((resolve) =>
          finish.push(() => resolve({ cart: aCart({ version: qty, items: [{ ...pan, qty }] }) })),
        ),
    } as FakeServices);
    const line = await lineOf('Gusspfanne');
    const more = line.getByRole('button', { name: 'Mehr' });
    await user.click(more);
    await user.click(more);
    await user.click(more);
    expect(line.getByRole('spinbutton')).toHaveValue('5');
    const sent = () => named(calls, 'UpdateItem').map(([update]) => (update as { qty: number }).qty);
    expect(sent()).toEqual([3]);
    await act(async () => finish.shift()!());
    await waitFor(() => expect(sent()).toEqual([3, 5]));
    await act(async () => finish.shift()!());
    await waitFor(() => expect(line.getByRole('spinbutton').closest('li')).toHaveAttribute('aria-busy', 'false'));
    expect(line.getByRole('spinbutton')).toHaveValue('5');
  });

  it('that is more than there is can be reduced', async () => {
    const tooMany = { ...pan, qty: 5, maxQuantity: 3 };
    const { user, calls } = render({
      'cart/GetCart': { cart: aCart({ items: [tooMany] }) },
      'cart/UpdateItem': { cart: aCart({ version: 2, items: [{ ...tooMany, qty: 3 }] }) },
    });
    const line = await lineOf('Gusspfanne');
    expect(line.getByText(/Nur noch 3 Stück/)).toBeVisible();
    await user.click(line.getByRole('button', { name: 'Auf 3 ändern' }));
    await waitFor(() => expect(line.queryByText(/Nur noch/)).not.toBeInTheDocument());
    expect(named(calls, 'UpdateItem')).toMatchObject([[{ qty: 3 }]]);
  });

  it('that was changed elsewhere is shown as it is now', async () => {
    const { user } = render({
      'cart/GetCart': { cart: withPan },
      'cart/UpdateItem': { cart: aCart({ version: 4, items: [{ ...pan, qty: 7 }] }), error: { cartError: 'invalid' } },
    });
    const line = await lineOf('Gusspfanne');
    await user.click(line.getByRole('button', { name: 'Mehr' }));
    expect(await line.findByRole('alert')).toHaveTextContent('anderswo geändert');
    expect(line.getByRole('spinbutton')).toHaveValue('7');
  });
});

describe('what is saved for later', () => {
  const saved = aCart({
    version: 2,
    items: [pot],
    savedItems: [pan, { ...pot, lineItemId: 'line-3', parentId: 'line-1' }],
  });

  it('leaves the cart, and comes back', async () => {
    const { user, calls } = render({
      'cart/GetCart': { cart: aCart({ items: [pan, pot] }) },
      'savedItem/Save': { cart: saved },
      'savedItem/MoveToCart': { cart: aCart({ version: 3, items: [pan, pot] }) },
    });
    const line = await lineOf('Gusspfanne');
    await user.click(line.getByRole('button', { name: 'Für später merken: Gusspfanne' }));
    const section = within(await screen.findByRole('region', { name: 'Für später gemerkt' }));
    expect(section.getByText(/Anzahl: 2 · Mit Suppentopf/)).toBeVisible();
    await user.click(section.getByRole('button', { name: 'In den Warenkorb: Gusspfanne' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Für später gemerkt' })).not.toBeInTheDocument());
    expect([named(calls, 'Save'), named(calls, 'MoveToCart')]).toEqual([[['line-1']], [['line-1']]]);
  });

  it('is there when the cart is empty, and can be removed', async () => {
    const { user } = render({
      'cart/GetCart': { cart: aCart({ items: [], savedItems: [{ ...pan, maxQuantity: 0 }] }) },
      'savedItem/Remove': { cart: aCart({ version: 2, items: [] }) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Dein Warenkorb ist leer' })).toBeVisible();
    const section = within(screen.getByRole('region', { name: 'Für später gemerkt' }));
    expect(section.getByText(/Zurzeit ausverkauft/)).toBeVisible();
    expect(section.queryByRole('button', { name: /In den Warenkorb/ })).not.toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Entfernen: Gusspfanne' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Für später gemerkt' })).not.toBeInTheDocument());
  });
});

describe('an unavailable article', () => {
  it('that is sold out can be waited for, and has alternatives that can be had and are not in the cart', async () => {
    const gone = aCartItem({ lineItemId: 'line-3', sku: 'G-1', productId: 'reibe', title: 'Reibe', maxQuantity: 0 });
    const { user, calls } = render({
      'cart/GetCart': { cart: aCart({ items: [pan], unavailableItems: [gone] }) },
      'detail/GetRelatedProductsByType': {
        ret: [
          aListingItem({ id: 'hobel', title: 'Hobel' }),
          aListingItem({ id: pan.productId, title: 'Stielpfanne' }),
          aListingItem({ id: 'raspel', title: 'Raspel', stockLevel: { code: 'label3', label: 'Ausverkauft' } }),
        ],
      },
    });
    const line = await lineOf('Reibe');
    expect(line.getByText(/Ausverkauft. Der Artikel zählt nicht/)).toBeVisible();
    await user.click(line.getByRole('button', { name: /Benachrichtigen/ }));
    expect(await line.findByRole('textbox', { name: /E-Mail/ })).toBeVisible();
    await user.click(line.getByRole('button', { name: 'Ähnliche Artikel zeigen' }));
    expect(await line.findByRole('link', { name: /Hobel/ })).toBeVisible();
    expect(line.queryByRole('link', { name: /Raspel|Stielpfanne/ })).not.toBeInTheDocument();
    expect(named(calls, 'GetRelatedProductsByType')).toEqual([['reibe', 'similar']]);
  });

  it('says that its alternatives did not load, instead of that there are none', async () => {
    const gone = aCartItem({ lineItemId: 'line-3', sku: 'G-1', productId: 'reibe', title: 'Reibe', maxQuantity: 0 });
    let attempts = 0;
    const { user } = render({
      'cart/GetCart': { cart: aCart({ items: [pan], unavailableItems: [gone] }) },
      'detail/GetRelatedProductsByType': () =>
        attempts++ ? { ret: [aListingItem({ id: 'hobel', title: 'Hobel' })] } : httpStatus(503),
    });
    const line = await lineOf('Reibe');
    await user.click(line.getByRole('button', { name: 'Ähnliche Artikel zeigen' }));
    const retry = await line.findByRole('button', { name: 'Noch einmal versuchen' });
    expect(line.queryByText(/nichts Ähnliches/)).not.toBeInTheDocument();
    await user.click(retry);
    const alternative = await line.findByRole('link', { name: /Hobel/ });
    expect(alternative).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(alternative));
    expect(document.body).not.toHaveFocus();
  });

  it('that the shop does not have any more leads to the shop', async () => {
    const gone = aCartItem({
      lineItemId: 'line-3',
      title: 'G-1',
      productId: '',
      link: { url: '', target: '_self', callToAction: '' },
    });
    render({ 'cart/GetCart': { cart: aCart({ unavailableItems: [gone] }) } });
    expect(await screen.findByText(/gibt es im Shop nicht mehr/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Sortiment' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: /Benachrichtigen/ })).not.toBeInTheDocument();
  });

  it('in another currency is told apart', async () => {
    render({ 'cart/GetCart': { cart: aCart({ unprocessableItems: [pot] }) } });
    expect(await screen.findByText(/in einer anderen Währung/)).toBeVisible();
  });
});

describe('a personalised article', () => {
  const mug = aCartItem({ title: 'Tasse', personalizable: true, personalization: { imageId: null, text: 'Für Oma' } });

  it('gets another text, or none', async () => {
    const { user, calls } = render({
      'cart/GetCart': { cart: aCart({ items: [mug] }) },
      'cart/SetPersonalization': {
        cart: aCart({ version: 2, items: [{ ...mug, personalization: { text: 'Für Opa' } }] }),
      },
      'cart/RemovePersonalization': { cart: aCart({ version: 3, items: [{ ...mug, personalization: null }] }) },
    });
    const line = await lineOf('Tasse');
    await user.click(line.getByRole('button', { name: 'Personalisierung ändern: Tasse' }));
    const field = await line.findByRole('textbox', { name: 'Dein Text' });
    expect(field).toHaveValue('Für Oma');
    await user.clear(field);
    await user.type(field, 'Für Opa');
    await user.click(line.getByRole('button', { name: 'Übernehmen' }));
    expect(await line.findByText('«Für Opa»')).toBeVisible();
    expect(line.getByRole('button', { name: 'Personalisierung ändern: Tasse' })).toHaveFocus();
    expect(named(calls, 'SetPersonalization')).toEqual([['line-1', { imageId: '', text: 'Für Opa' }]]);

    await user.click(line.getByRole('button', { name: 'Personalisierung ändern: Tasse' }));
    await user.clear(await line.findByRole('textbox', { name: 'Dein Text' }));
    await user.click(line.getByRole('button', { name: 'Übernehmen' }));
    expect(await line.findByRole('button', { name: 'Personalisieren: Tasse' })).toBeVisible();
    expect(named(calls, 'RemovePersonalization')).toEqual([['line-1']]);
  });
});

describe('a voucher', () => {
  const voucher = aCartItem({
    title: 'Wertgutschein',
    qty: 3,
    productType: 'valueVoucher',
    price: aPrice({ amount: { cents: 10_000 } }),
    rowTotalPrice: { amount: { cents: 30_000 } },
    personalizable: true,
    lettering: {
      ...{ maxLength: 200, lines: 1, font: 'serif', color: '#000' },
      ...{ takesPicture: false, takesRecipient: true, takesDate: false },
    },
    personalization: { text: 'Alles Liebe', recipient: 'Ida' },
  });

  it('says for whom it is', async () => {
    render({ 'cart/GetCart': { cart: aCart({ items: [voucher] }) } });
    const line = await lineOf('Wertgutschein');
    expect(line.getByText('Für Ida')).toBeVisible();
    expect(line.getByText('«Alles Liebe»')).toBeVisible();
  });

  it('shows its amount while its words are changed', async () => {
    const { user } = render({ 'cart/GetCart': { cart: aCart({ items: [voucher] }) } });
    const line = await lineOf('Wertgutschein');
    expect(line.queryByText('CHF 100.00')).not.toBeInTheDocument();
    await user.click(line.getByRole('button', { name: 'Personalisierung ändern: Wertgutschein' }));
    expect(await line.findByText('CHF 100.00')).toBeVisible();
  });
});

describe('sharing', () => {
  it('makes a link whose token stays in the browser', async () => {
    const { user } = render({
      'cart/GetCart': { cart: withPan },
      'sharedCart/Create': { token: 'abc', expiresAt: Date.UTC(2026, 11, 24) },
    });
    await user.click(await screen.findByRole('button', { name: 'Warenkorb teilen' }));
    const field = await screen.findByRole('textbox', { name: 'Link zum Teilen' });
    expect(field).toHaveValue(`http://localhost${content.specialPages.cart}#shared=abc`);
    expect(field).toHaveAccessibleDescription(/24.12.2026/);
    await user.click(screen.getByRole('button', { name: 'Link kopieren' }));
    expect(await screen.findByText('Der Link ist kopiert.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/#shared=abc$/);
  });

  it('offers a new link once the cart is another one than the link leads to', async () => {
    const { user } = render({
      'cart/GetCart': { cart: withPan },
      'sharedCart/Create': { token: 'abc', expiresAt: Date.UTC(2026, 11, 24) },
      'cart/UpdateItem': { cart: aCart({ version: 2, items: [{ ...pan, qty: 3 }] }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Warenkorb teilen' }));
    expect(await screen.findByRole('textbox', { name: 'Link zum Teilen' })).toBeVisible();
    await user.click((await lineOf('Gusspfanne')).getByRole('button', { name: 'Mehr' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Link zum Teilen' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Warenkorb teilen' })).toBeVisible();
  });

  const shared = {
    items: [pan],
    summary: withPan.summary,
    unavailableItems: [pot],
    unprocessableItems: [],
    expiresAt: Date.now(),
  };

  it('puts the articles of a link into the own cart, and says what is missing', async () => {
    const { user, calls } = render(
      {
        'cart/GetCart': { cart: null },
        'sharedCart/Get': { ret: shared },
        'sharedCart/AddToCart': { cart: withPan, missing: [{ title: 'Suppentopf', qty: 0, wanted: 1 }] },
      },
      '/warenkorb#shared=abc',
    );
    const section = within(await screen.findByRole('region', { name: 'Mit dir geteilt' }));
    expect(section.getByText('Nicht mehr zu haben')).toBeVisible();
    await user.click(section.getByRole('button', { name: 'In meinen Warenkorb legen' }));
    expect(await screen.findByText('Suppentopf: 0 von 1')).toBeVisible();
    expect(await screen.findByRole('spinbutton')).toHaveValue('2');
    expect(named(calls, 'AddToCart')).toEqual([['abc']]);
  });

  it('says of each variant that is missing', async () => {
    const missing = [
      { title: 'Suppentopf', qty: 0, wanted: 1 },
      { title: 'Suppentopf', qty: 0, wanted: 1 },
    ];
    const { user } = render(
      {
        'cart/GetCart': { cart: null },
        'sharedCart/Get': { ret: shared },
        'sharedCart/AddToCart': { cart: withPan, missing },
      },
      '/warenkorb#shared=abc',
    );
    await user.click(await screen.findByRole('button', { name: 'In meinen Warenkorb legen' }));
    expect(await screen.findAllByText('Suppentopf: 0 von 1')).toHaveLength(2);
  });

  it('says that a link is not valid any more, and leaves the cart alone', async () => {
    const { user } = render(
      { 'cart/GetCart': { cart: withPan }, 'sharedCart/Get': { ret: null, error: 'notFound' } },
      '/warenkorb#shared=abc',
    );
    expect(await screen.findByText('Dieser Link gilt nicht mehr')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Gusspfanne' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Meldung schliessen' }));
    await waitFor(() => expect(screen.queryByText('Dieser Link gilt nicht mehr')).not.toBeInTheDocument());
  });
});

it('asks no second time while the cart is emptied', async () => {
  const { user } = render({ 'cart/GetCart': { cart: withPan }, 'cart/DeleteCart': () => new Promise(() => undefined) });
  const button = await screen.findByRole('button', { name: 'Warenkorb leeren' });
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Ja, leeren' }));
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await user.click(button);
  expect(screen.queryByRole('button', { name: 'Ja, leeren' })).not.toBeInTheDocument();
});

it('empties the cart after a question', async () => {
  const { user, calls } = render({ 'cart/GetCart': { cart: withPan }, 'cart/DeleteCart': { error: null } });
  await user.click(await screen.findByRole('button', { name: 'Warenkorb leeren' }));
  await user.click(await screen.findByRole('button', { name: 'Nein, behalten' }));
  expect(named(calls, 'DeleteCart')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Warenkorb leeren' }));
  await user.click(await screen.findByRole('button', { name: 'Ja, leeren' }));
  await waitFor(() => expect(named(calls, 'DeleteCart')).toEqual([[]]));
});
