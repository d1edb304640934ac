import { cart as contract, GIFT_WRAP_ITEM, invoicePath, type Lettering, SITE_HEADER } from '@shop/contracts';
import { marketOf } from '../src/cart/markets.ts';
import { cartCaller, newSku } from './support/cartCaller.ts';
import { checkoutCaller } from './support/checkoutCaller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { readPdf } from './support/readPdf.ts';
import { otherSite } from './support/sites.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

const card: Lettering = {
  maxLength: 20,
  lines: 1,
  font: 'script',
  color: '#000',
  takesPicture: false,
  takesRecipient: false,
  takesDate: true,
};
const PAPER = `${GIFT_WRAP_ITEM}-test`;
const OTHER_PAPER = `${GIFT_WRAP_ITEM}-other`;
const WRAP_CENTS = 690;
const { currency } = marketOf(otherSite);

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
  // The demo world of this site wraps nothing of its own.
  await insertArticle(services.db, {
    site: otherSite,
    id: GIFT_WRAP_ITEM,
    priceCents: WRAP_CENTS,
    currency,
    personalizable: true,
    lettering: card,
    variants: { [PAPER]: 'Sternennacht', [OTHER_PAPER]: 'Koralle' },
    titles: { de: 'Geschenkpapier' },
  });
});
afterAll(() => services.stop());
const { call, add } = cartCaller(() => services);
const { complete, getCheckout, place, getOrder } = checkoutCaller(() => services);

const choice = { text: 'Alles Liebe', date: '2026-12-24' };

/** A visitor with an article of 10 francs that is wrapped. */
async function wrapped(personalization: object = choice) {
  const sku = newSku();
  await insertArticle(services.db, { site: otherSite, id: sku, priceCents: 1_000, currency });
  const gift = await add(sku, 2, { site: otherSite });
  const who = { cookie: gift.cookie, site: otherSite };
  const { body } = await call('AddChildItem', [gift.lineId, { sku: PAPER, qty: 1, personalization }], who);
  return { who, sku, lineId: gift.lineId, cart: body[0], wrapId: body[1] as string, error: body[2] };
}

it('wraps a line in a paper, with words and a day, at the price of the catalogue', async () => {
  const { cart, lineId, sku, error } = await wrapped();
  expect(error).toBeNull();
  const line = (of: string) => cart.items.find((item: { sku: string }) => item.sku === of);
  expect(line(sku)).toMatchObject({ wrappable: true, lettering: null });
  expect(line(PAPER)).toMatchObject({
    parentId: lineId,
    productId: GIFT_WRAP_ITEM,
    subTitle: 'Sternennacht',
    wrappable: false,
    personalization: choice,
    rowTotalPrice: { amount: { cents: WRAP_CENTS } },
  });
  expect(cart.summary.total.cents).toBe(2 * 1_000 + WRAP_CENTS);
});

it.each([
  ['another', OTHER_PAPER, { text: 'Alles Gute' }],
  ['the same', PAPER, choice],
])('has one paper a line: %s one takes the place of the first', async (_which, sku, personalization) => {
  const { who, lineId } = await wrapped();
  const { body } = await call('AddChildItem', [lineId, { sku, qty: 1, personalization }], who);
  expect(body[2]).toBeNull();
  const papers = body[0].items.filter(({ parentId }: { parentId: string | null }) => parentId === lineId);
  expect(papers).toMatchObject([{ lineItemId: body[1], sku, qty: 1, personalization }]);
});

it('keeps its paper and its other parts where another paper is refused', async () => {
  const { who, lineId, wrapId } = await wrapped();
  const ribbon = newSku();
  await insertArticle(services.db, { site: otherSite, id: ribbon, priceCents: 100, currency });
  await call('AddChildItem', [lineId, { sku: ribbon, qty: 1 }], who);
  const change = async (text: string) =>
    (await call('AddChildItem', [lineId, { sku: OTHER_PAPER, qty: 1, personalization: { text } }], who)).body;
  const skus = (cart: { items: { sku: string; parentId: string | null }[] }) =>
    cart.items.flatMap(({ sku, parentId }) => (parentId === lineId ? [sku] : []));
  const [kept, , error] = await change('x'.repeat(21));
  expect(error).toEqual({ validationError: { fields: { 'personalization.text': ['max'] } } });
  expect(kept.items).toContainEqual(expect.objectContaining({ lineItemId: wrapId, sku: PAPER }));
  expect(skus((await change('Für dich'))[0])).toEqual([OTHER_PAPER, ribbon]);
});

it('counts the pieces of a cart and an order without their paper', async () => {
  const { who, cart } = await wrapped();
  expect(cart.summary.itemCount).toBe(2);
  expect((await call('GetItemCount', [], who)).body[0]).toBe(2);
});

it('refuses words for which the card is too small, and a day where none is asked for', async () => {
  const tooLong = await wrapped({ text: 'x'.repeat(21) });
  expect(tooLong.error).toEqual({ validationError: { fields: { 'personalization.text': ['max'] } } });
  const { who, wrapId } = await wrapped();
  const change = async (personalization: object) =>
    (await call('SetPersonalization', [wrapId, personalization], who)).body[1];
  expect(await change({ text: 'x'.repeat(21) })).toEqual({
    validationError: { fields: { 'personalization.text': ['max'] } },
  });
  expect(await change({ text: 'x'.repeat(20), date: '2026-12-31' })).toBeNull();
  expect(await change({ recipient: 'Ida' })).toEqual({
    validationError: { fields: { 'personalization.recipient': ['invalid'] } },
  });
  const { status } = await services.call(contract, 'SetPersonalization', [wrapId, { date: 'tomorrow' }], who);
  expect(status).toBe(400);
});

it('is part of the order, its sums, its tax and its invoice', async () => {
  const { who, sku } = await wrapped();
  const buyer = await complete(who);
  const { items, delivery, due, taxes } = (await getCheckout(buyer))!.totals;
  expect(items.cents).toBe(2 * 1_000 + WRAP_CENTS);
  expect(due.cents).toBe(items.cents + delivery.cents);
  expect(taxes.reduce((sum, { gross }) => sum + gross.cents, 0)).toBe(due.cents);

  const { orderId, error } = await place(buyer);
  expect(error).toBeNull();
  const order = await getOrder(orderId, buyer);
  const parent = order!.lines.find((line) => line.sku === sku)!;
  expect(order!.lines.find((line) => line.sku === PAPER)).toMatchObject({
    parentId: parent.id,
    rowTotalPrice: { cents: WRAP_CENTS },
    personalization: choice,
  });
  expect(order!.totals.items.cents).toBe(items.cents);
  const invoice = await fetch(services.url + invoicePath(orderId), {
    headers: { cookie: buyer.cookie ?? '', [SITE_HEADER]: otherSite },
  });
  const pdf = readPdf(Buffer.from(await invoice.arrayBuffer()));
  expect(JSON.stringify(pdf)).toContain('Alles Liebe, 24.12.2026');
});
