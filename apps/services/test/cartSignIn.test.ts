import { randomUUID } from 'node:crypto';
import { checkout, identity, passkey } from '@shop/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { MAX_LINES } from '../src/cart/cartRules.ts';
import { mergeCarts } from '../src/cart/mergeCarts.ts';
import * as schema from '../src/db/schema/index.ts';
import { anAddress } from './support/anAddress.ts';
import { cartCaller, newSku, units } from './support/cartCaller.ts';
import { createAccount, PASSWORD, signIn as signInTo } from './support/createAccount.ts';
import { insertArticle } from './support/insertArticle.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { mainSite } from './support/sites.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const { call, add, getCart } = cartCaller(() => services);

async function insertCustomer(): Promise<string> {
  const [row] = await services.db
    .insert(schema.customer)
    .values({ site: mainSite, email: `${randomUUID()}@example.com` })
    .returning({ id: schema.customer.id });
  return row!.id;
}
async function signIn(cookie?: string): Promise<string> {
  const reply = await services.call(identity, 'Login', ['kunde@example.com', 'Geschenk-2026'], {
    cookie,
    site: mainSite,
  });
  expect(reply.body).toEqual([null]);
  return reply.cookie!;
}

describe('an article for members', () => {
  it('is there for who is signed in, and for nobody else', async () => {
    const sku = newSku();
    await insertArticle(services.db, { id: sku, membersOnly: true });
    const refused = await add(sku, 1);
    expect(refused).toMatchObject({ error: { cartItemError: { code: 'NotFound', sku } } });
    expect(refused.cookie).toBeUndefined();
    expect((await add(sku, 1, { cookie: await signIn() })).error).toBeNull();
  });
});

describe('adding while signing in', () => {
  it('keeps the visitor signed in and the article in the cart', async () => {
    const sku = newSku();
    await insertArticle(services.db, { id: sku });
    for (let round = 0; round < 10; round += 1) {
      const { cookie } = await add(sku, 1);
      const another = newSku();
      await insertArticle(services.db, { id: another });
      const [signedIn, added] = await Promise.all([signIn(cookie), add(another, 1, { cookie })]);
      expect([added.error, added.cookie]).toEqual([null, cookie]);
      expect(units(await getCart({ cookie: signedIn }))).toContainEqual([another, 1]);
      await call('DeleteCart', [], { cookie: signedIn });
    }
  });

  it('joins the new session with a request that arrives after the sign-in', async () => {
    const [before, late] = [newSku(), newSku()];
    await insertArticle(services.db, { id: before });
    await insertArticle(services.db, { id: late });
    const anonymous = await add(before, 1);
    const signedIn = await signIn(anonymous.cookie);
    const { body, cookie } = await call('AddItem', [{ sku: late, qty: 1 }, null], { cookie: anonymous.cookie });
    expect([body[2], cookie]).toEqual([null, anonymous.cookie]);
    expect(units(await getCart({ cookie: signedIn }))).toEqual(
      expect.arrayContaining([
        [before, 1],
        [late, 1],
      ]),
    );
    const changed = await call('RemoveItem', [body[1]], { cookie: anonymous.cookie });
    expect(changed.body[1]).toBeNull();
    expect(units(await getCart({ cookie: signedIn }))).not.toContainEqual([late, 1]);
  });

  it('tells an ended session nothing of its customer, and does not join it for long', async () => {
    const sku = newSku();
    await insertArticle(services.db, { id: sku });
    const anonymous = await add(sku, 1);
    await signIn(anonymous.cookie);
    const who = { cookie: anonymous.cookie };
    expect((await services.call(identity, 'WhoAmI', [], who)).body).toEqual([null, null]);
    expect((await services.call(passkey, 'GetCreationOptions', [], who)).status).toBe(401);
    const removed = await services.call(checkout, 'RemoveCode', ['x'], who);
    expect(JSON.stringify(removed.body)).not.toContain('@');
    // What would open a session of its own would end the new one: its cookie takes the place of that.
    const saved = await services.call(
      checkout,
      'SetAddresses',
      [{ email: 'wer@example.com', billingAddress: anAddress() }, {}],
      who,
    );
    expect([saved.cookie, JSON.stringify(saved.body).includes('kunde@')]).toEqual([undefined, false]);
    expect(await getCart(who)).toBeNull();
    await services.db.update(schema.sessionSuccessor).set({ expiresAt: sql`now() - interval '1 second'` });
    const { cookie } = await add(sku, 1, who);
    expect(cookie).not.toBe(anonymous.cookie);
    expect((await services.call(identity, 'IsAuthenticated', [], { cookie })).body).toEqual([false]);
  });
});

describe('signing in', () => {
  it('merges the anonymous cart into the customer’s, summed up to the stock', async () => {
    const [scarce, extra] = [newSku(), newSku()];
    await insertArticle(services.db, { id: scarce, stock: 3 });
    await insertArticle(services.db, { id: extra });
    const first = await add(scarce, 2);
    const home = await signIn(first.cookie);
    expect(units(await getCart({ cookie: home }))).toContainEqual([scarce, 2]);

    const elsewhere = await add(scarce, 2);
    await add(extra, 1, elsewhere);
    const cookie = await signIn(elsewhere.cookie);
    const merged = await getCart({ cookie });
    expect(units(merged)).toEqual(
      expect.arrayContaining([
        [scarce, 3],
        [extra, 1],
      ]),
    );
    const titles = { scarce: `Titel ${scarce}`, extra: `Titel ${extra}` };
    expect(merged.merge).toEqual({
      added: expect.arrayContaining([
        { title: titles.scarce, qty: 1 },
        { title: titles.extra, qty: 1 },
      ]),
      limited: [{ title: titles.scarce, qty: 3, wanted: 4 }],
    });
    expect(await getCart({ cookie: home })).toEqual(merged);
    // It belongs to the sign-in alone.
    expect((await add(extra, 1, { cookie })).cart.merge).toBeNull();
    expect(await services.db.select().from(schema.cart).where(eq(schema.cart.id, elsewhere.cart.id))).toEqual([]);
  });

  it('leaves out lines for which there is no space, and says so', async () => {
    const [held, extra] = [newSku(), newSku()];
    for (const id of [held, extra]) await insertArticle(services.db, { id });
    const { email } = await createAccount(services);
    const home = await add(held, 1, { cookie: (await signInTo(services, email)).cookie });
    const full = Array.from({ length: MAX_LINES - 1 }, (_, index) => ({
      cartId: home.cart.id,
      sku: `x-${index}`,
      qty: 1,
    }));
    await services.db.insert(schema.cartItem).values(full);
    const elsewhere = await add(held, 1);
    await add(extra, 2, elsewhere);
    const { cookie } = await signInTo(services, email, PASSWORD, { cookie: elsewhere.cookie });
    const merged = await getCart({ cookie });
    expect([units(merged), merged.unavailableItems.length]).toEqual([[[held, 2]], MAX_LINES - 1]);
    expect(merged.merge).toEqual({
      added: [{ title: `Titel ${held}`, qty: 1 }],
      limited: [{ title: `Titel ${extra}`, qty: 0, wanted: 2 }],
    });
  });

  it('creates one cart when a customer without one adds 20 articles concurrently', async () => {
    const customerCart = sql`customer_id = (select id from customer where site = ${mainSite} and email = 'kunde@example.com')`;
    const cookie = await signIn();
    await call('DeleteCart', [], { cookie });
    const skus = Array.from({ length: 20 }, () => newSku());
    for (const id of skus) await insertArticle(services.db, { id });
    const replies = await Promise.all(skus.map((sku) => add(sku, 1, { cookie })));
    expect(replies.filter(({ error }) => error)).toEqual([]);
    expect((await getCart({ cookie })).items).toHaveLength(20);
    const carts = await services.db.select().from(schema.cart).where(customerCart);
    expect(carts.map(({ expiresAt }) => expiresAt)).toEqual([null]);
  });

  it('merges six sessions of one customer concurrently without losing a line', async () => {
    const customerId = await insertCustomer();
    const skus = Array.from({ length: 6 }, () => newSku());
    for (const id of skus) await insertArticle(services.db, { id });
    const shared = newSku();
    await insertArticle(services.db, { id: shared, stock: 5 });
    const carts = await Promise.all(skus.map((sku) => add(sku, 1)));
    for (const who of carts) await add(shared, 1, who);
    const results = await Promise.all(
      carts.map(({ cart: { id } }) =>
        services.db.transaction((tx) => mergeCarts(tx, { site: mainSite, sessionCartId: id, customerId })),
      ),
    );
    expect(new Set(results.map(({ cartId }) => cartId)).size).toBe(1);
    const lines = await services.db
      .select({ sku: schema.cartItem.sku, qty: schema.cartItem.qty })
      .from(schema.cartItem)
      .where(eq(schema.cartItem.cartId, results[0]!.cartId!));
    expect(lines.map(({ sku }) => sku).sort()).toEqual([...skus, shared].sort());
    expect(lines.find(({ sku }) => sku === shared)?.qty).toBe(5);
  });

  it('leaves carts of other customers and sites alone', async () => {
    const [victim, thief] = [await insertCustomer(), await insertCustomer()];
    const [row] = await services.db
      .insert(schema.cart)
      .values({ site: mainSite, customerId: victim, expiresAt: new Date(Date.now() + 60_000) })
      .returning({ id: schema.cart.id });
    const merged = await services.db.transaction((tx) =>
      mergeCarts(tx, { site: mainSite, sessionCartId: row!.id, customerId: thief }),
    );
    expect(merged).toEqual({ cartId: null });
    const still = and(eq(schema.cart.id, row!.id), eq(schema.cart.customerId, victim));
    expect(await services.db.select().from(schema.cart).where(still)).toHaveLength(1);
  });
});
