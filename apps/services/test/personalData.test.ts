import { randomUUID } from 'node:crypto';
import { customer as contract, identity, type Role } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { personalTables } from '../src/customer/personalData/personalTables.ts';
import { customer, personalizationImage, session } from '../src/db/schema/index.ts';
import { anAddress } from './support/anAddress.ts';
import { cartCaller, newSku } from './support/cartCaller.ts';
import { createAccount, signIn } from './support/createAccount.ts';
import { fillPersonalTables } from './support/fillPersonalTables.ts';
import { insertArticle } from './support/insertArticle.ts';
import { mainSite } from './support/sites.ts';
import { signInAs } from './support/signInAs.ts';
import { storedKey } from './support/storedKey.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => void (services = await startTestServices({ content: 'empty' })));
afterAll(() => services.stop());
const { add } = cartCaller(() => services);

const own = { 'sec-fetch-site': 'same-origin' };

async function download(cookie?: string, headers: Record<string, string> = own) {
  const response = await fetch(`${services.url}${contract.path}/export`, {
    headers: { ...headers, ...(cookie && { cookie }) },
  });
  const text = await response.text();
  const isFile = response.headers.get('content-type') === 'application/json; charset=utf-8';
  return { status: response.status, headers: response.headers, text, data: isFile ? JSON.parse(text) : null };
}

const names = { firstName: 'Xaverina', lastName: 'Quellbrunner' };
const { id: _id, ...street } = anAddress({ ...names, streetName: 'Zwetschgenhalde' });

async function somebody() {
  const { id, email } = await createAccount(services, { ...names, birthday: '1990-02-28' });
  const { cookie } = await signIn(services, email);
  const filled = await fillPersonalTables(services, { id, email, firstName: names.firstName, address: street });
  return { id, email, cookie: cookie!, ...filled };
}

async function aGuest() {
  const sku = newSku();
  await insertArticle(services.db, { id: sku, personalizable: true });
  const cart = await add(sku, 1, {}, { personalization: { text: 'Für Xaverina' } });
  const email = `${randomUUID()}@example.com`;
  const given = { email, address: { ...street, id: '' } };
  const { body, cookie } = await services.call(contract, 'CreateGuest', [given, null], { cookie: cart.cookie });
  expect(body[1]).toBeNull();
  return { id: body[0] as string, email, cookie: cookie!, sku };
}

describe('the export of a customer', () => {
  it('is a file of all that is stored about the person', async () => {
    const { id, email, cookie, imageId, reviewId } = await somebody();
    const { status, headers, data } = await download(cookie);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z]+-\d{4}-\d\d-\d\d\.json"$/);
    expect(headers.get('cache-control')).toBe('no-store');
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\d[T ]/);
    const alias = 'Xaverina Q.';
    const written = { id: expect.any(String), locale: 'de', approved: true, authorAlias: alias, createdAt: at };
    const about = { referenceType: 'product', referenceId: 'pan' };
    expect(data).toEqual({
      exportedAt: at,
      account: {
        ...{ id, site: mainSite, email, kind: 'password', customerType: 'registered', roles: [], gender: 'divers' },
        ...{ ...names, birthday: '1990-02-28', locale: 'de', confirmedAt: at, createdAt: at },
        ...{ issuer: null, subject: null },
      },
      vouchers: [
        {
          ...{ id: expect.any(String), kind: 'experience', title: 'Rundflug', subTitle: '', currency: 'CHF' },
          ...{ valueCents: 9_000, balanceCents: 9_000, validUntil: at, locale: 'de', message: 'Für Xaverina' },
          ...{ activatedFor: null, activatedLocation: null, activatedName: null, activatedEmail: email },
          ...{ canceledAt: null, createdAt: at },
        },
      ],
      voucherMovements: [{ voucherId: expect.any(String), kind: 'issued', cents: 9_000, at }],
      promotionUses: [],
      addresses: expect.arrayContaining([
        { id: expect.any(String), type: 'billing', isDefault: false, data: street, createdAt: at },
        { id: expect.any(String), type: 'shipping', isDefault: false, data: street, createdAt: at },
      ]),
      reviews: [
        {
          ...written,
          ...about,
          id: reviewId,
          score: 4,
          title: 'Schwer',
          text: 'Aber gut',
          authorEmail: email,
          imageIds: [],
          verifiedBuyer: false,
          rejectionReason: null,
          withdrawnAt: null,
        },
      ],
      reviewPictures: [
        {
          ...{ id: expect.stringMatching(/^review\./), reviewId, mimeType: 'image/webp', width: 60, height: 40 },
          ...{ description: 'Suppe im Topf', createdAt: at },
        },
      ],
      comments: [{ ...written, reviewId, text: 'Immer noch', rejectionReason: null }],
      questions: [
        { ...written, ...about, question: 'Geht sie in den Ofen?', rejectionReason: null, withdrawnAt: null },
      ],
      reactions: [{ reviewId, like: true, handledAt: at }],
      reports: [
        { ...{ id: expect.any(String), reviewId, type: 'spam', description: '', createdAt: at }, resolvedAt: null },
      ],
      questionnaireAnswers: [{ questionnaireId: 'hob', answerId: 'gas', votedAt: at }],
      cartItems: [
        { sku: 'mug', qty: 2, personalization: { imageId, text: 'Für Xaverina' }, savedAt: null, addedAt: at },
      ],
      carts: [{ updatedAt: at, expiresAt: null }],
      stockNotifications: [
        { sku: 'pan', email, locale: 'de', createdAt: at },
        { sku: 'pot', email: email.toUpperCase(), locale: 'fr', createdAt: at },
      ],
      wishes: [{ listId: expect.any(String), sku: 'mug', addedAt: at, addedCents: 900 }],
      wishLists: [
        {
          ...{ id: expect.any(String), title: 'Xaverina wird 40', createdAt: at },
          ...{ shareName: 'Xaverina', sharedUntil: null },
        },
      ],
      mails: [{ kind: 'wishes', wanted: true, changedAt: at, toldAt: null }],
      personalizationImages: [{ id: imageId, width: 40, height: 20, createdAt: at }],
      orders: [],
      orderLines: [],
      invoices: [],
      creditNotes: [],
      returns: [],
      passkeys: [
        { name: 'Telefon', deviceType: 'multiDevice', backedUp: true, transports: [], createdAt: at, usedAt: null },
      ],
      sessions: [{ device: '', createdAt: at, seenAt: at, expiresAt: at }],
      networks: expect.arrayContaining([{ network: '192.0.2.1', seenAt: at }]),
    });
    expect(data.addresses).toHaveLength(2);
  });

  it('has no secrets', async () => {
    const { id, cookie } = await somebody();
    const [account] = await services.db.select().from(customer).where(eq(customer.id, id));
    const [open] = await services.db.select().from(session).where(eq(session.customerId, id));
    const { text } = await download(cookie);
    const key = storedKey(cookie);
    const secrets = [account!.passwordHash!, open!.publicId, cookie.split('=')[1]!];
    for (const secret of [...secrets, key.toString('hex'), key.toString('base64')]) expect(text).not.toContain(secret);
  });

  it('has nothing of others', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const { text } = await download(one.cookie);
    for (const theirs of [other.id, other.email, other.imageId, other.reviewId]) expect(text).not.toContain(theirs);
  });

  it('leaves out what was asked for by an address that is not confirmed, and may be somebody else’s', async () => {
    const { id, email, cookie } = await somebody();
    await services.db.update(customer).set({ confirmedAt: null }).where(eq(customer.id, id));
    expect((await download(cookie)).data.stockNotifications).toMatchObject([{ sku: 'pan', email }]);
  });

  it('has a section for every table of the list that is not left out', async () => {
    const { data } = await download((await somebody()).cookie);
    const sections = personalTables.flatMap(({ exported }) => ('as' in exported ? [exported.as] : []));
    expect(Object.keys(data)).toEqual(['exportedAt', ...sections]);
  });
});

describe('the export', () => {
  it('of a guest has the record of the session, with its cart and pictures', async () => {
    const { id, email, cookie, sku } = await aGuest();
    await services.db
      .insert(personalizationImage)
      .values({ id: randomUUID(), sessionKey: storedKey(cookie), width: 1, height: 1, bytes: Buffer.from('x') });
    expect((await download(cookie)).data).toMatchObject({
      account: { id, email, customerType: 'guest', ...names },
      addresses: [{ type: 'billing', data: street }],
      cartItems: [{ sku, personalization: { text: 'Für Xaverina' } }],
      sessions: [{}],
      personalizationImages: [{ width: 1 }],
    });
  });

  it('is closed to whoever has no record', async () => {
    const sku = newSku();
    await insertArticle(services.db, { id: sku });
    const { cookie: withCart } = await add(sku, 1);
    const { cookie: ended } = await somebody();
    await services.call(identity, 'Logout', [], { cookie: ended });
    for (const cookie of [undefined, withCart, ended]) {
      const { status, text } = await download(cookie);
      expect([status, text]).toEqual([401, 'not signed in\n']);
    }
  });

  it.each<Role>(['support', 'admin'])('gives the role %s its own data only', async (role) => {
    const cookie = await signInAs(services, [role]);
    const { data } = await download(cookie);
    expect(data.account.roles).toEqual([role]);
  });

  it('is closed to pages of others, and open to an address that was typed', async () => {
    const { cookie } = await somebody();
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      {},
    ];
    for (const headers of foreign) {
      expect((await download(cookie, headers)).status).toBe(403);
    }
    expect((await download(cookie, { ...own, origin: 'https://evil.example' })).status).toBe(403);
    expect((await download(cookie, { 'sec-fetch-site': 'none' })).status).toBe(200);
  });
});
