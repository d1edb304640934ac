/** @jest-environment node */
import { MEMBER_COOKIE, openStorefront } from './testing/openStorefront.ts';

let shop: Awaited<ReturnType<typeof openStorefront>>;
beforeEach(async () => {
  shop = await openStorefront();
});
afterEach(() => shop.close());

const page = '/de/p/pfanne?variant=P-100';

function submit(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return shop.request('/cart/items', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

it('adds for the visitor, and leads back to the page with their session', async () => {
  shop.services.answer = () => ({ headers: { 'set-cookie': ['shop_session_one=new; Path=/'] }, body: '[{},"line-1"]' });
  const sent = { cookie: MEMBER_COOKIE, origin: 'http://shop.example', 'sec-fetch-site': 'same-origin' };
  const response = await submit({ sku: 'P-100', quantity: '3', page }, { ...sent, host: 'shop.example' });
  expect(response).toMatchObject({
    status: 303,
    headers: {
      location: `${page}#added`,
      'set-cookie': ['shop_session_one=new; Path=/', 'shop_cart=1; Path=/; SameSite=Lax; Max-Age=86400'],
      'cache-control': 'private, no-store',
    },
  });
  expect(shop.services.asked).toMatchObject([
    {
      path: '/services/checkout/cart/AddItem',
      body: '[{"sku":"P-100","qty":3},null]',
      headers: { ...sent, 'x-shop-site': 'one', 'x-forwarded-host': 'shop.example' },
    },
  ]);
});

it('adds one where the page asks for no quantity', async () => {
  shop.services.answer = () => ({ body: '[{},"line-1"]' });
  await submit({ sku: 'P-100', page });
  expect(shop.services.last.body).toBe('[{"sku":"P-100","qty":1},null]');
});

it.each([
  ['an error of the cart', { body: '[{},"",{"cartItemError":{"code":"NotEnoughStock"}}]' }],
  ['a quantity that is no number', { status: 400, body: '' }],
])('leads back to what went wrong after %s', async (_, answer) => {
  shop.services.answer = () => answer;
  const response = await submit({ sku: 'P-100', quantity: 'many', page });
  expect(response).toMatchObject({ status: 303, headers: { location: `${page}#not-added` } });
  expect(response.headers).not.toHaveProperty('set-cookie');
});

it.each(['//elsewhere.example', 'https://elsewhere.example/', '/\\elsewhere.example', '/%5Celsewhere.example', ''])(
  'leads nowhere else: %j',
  async (elsewhere) => {
    const response = await submit({ sku: 'P-100', page: elsewhere });
    expect(response.status).toBe(400);
    expect(shop.services.asked).toEqual([]);
  },
);

it.each([403, 429, 503])('says that the services answered %i', async (status) => {
  shop.services.answer = () => ({ status, headers: { 'retry-after': '7' }, body: '' });
  expect(await submit({ sku: 'P-100', page })).toMatchObject({ status, headers: { 'retry-after': '7' } });
});

it('says that no services are there', async () => {
  shop.services.answer = () => null;
  expect((await submit({ sku: 'P-100', page })).status).toBe(503);
});

it('reads no other content, and none without an article or of any size', async () => {
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"sku":"P-100"}' };
  expect((await shop.request('/cart/items', json)).status).toBe(415);
  expect((await submit({ page })).status).toBe(400);
  expect((await submit({ sku: 'P'.repeat(9_000), page })).status).toBe(413);
  expect(shop.services.asked).toEqual([]);
});
