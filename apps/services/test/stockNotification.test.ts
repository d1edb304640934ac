import { stockNotification as contract, identity } from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import { sku as skuTable, stockNotification } from '../src/db/schema/index.ts';
import type { Mail } from '../src/mail/Mail.ts';
import { queueStockMails } from '../src/stock/queueStockMails.ts';
import { newSku } from './support/cartCaller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { mainSite } from './support/sites.ts';

let services: TestServices;
beforeAll(async () => void (services = await startTestServices()));
afterAll(() => services.stop());

const call = async (method: string, args: unknown[], options = {}) =>
  (await services.call(contract, method, args, options)).body;

/** A sold-out article of its own. */
async function soldOut(titles = { de: 'Fondue-Caquelon', fr: 'Caquelon à fondue' }): Promise<string> {
  const sku = newSku();
  await insertArticle(services.db, { id: sku, stock: 0, titles });
  return sku;
}

const setStock = (sku: string, stock: number) =>
  services.db
    .update(skuTable)
    .set({ stock })
    .where(and(eq(skuTable.site, mainSite), eq(skuTable.sku, sku)));

async function queuedFor(email: string): Promise<Mail[]> {
  const { rows } = await services.db.execute<{ data: Mail }>("select data from pgboss.job where name = 'mail'");
  return rows.map(({ data }) => data).filter(({ to }) => to === email);
}

test('a visitor is notified once in the language of the page, when it is available', async () => {
  const sku = await soldOut();
  expect(await call('AddNotification', [sku, ' Anna@Example.com '], { locale: 'fr' })).toEqual([null]);
  expect(await call('AddNotification', [sku, 'anna@example.com'], { locale: 'fr' })).toEqual([null]);
  expect(await queueStockMails(services.db, services.mails, services.config, mainSite)).toBe(0);

  await setStock(sku, 3);
  expect(await queueStockMails(services.db, services.mails, services.config, mainSite)).toBe(1);
  expect(await queueStockMails(services.db, services.mails, services.config, mainSite)).toBe(0);
  const [mail, ...more] = await queuedFor('anna@example.com');
  expect(more).toEqual([]);
  expect(mail!.subject).toBe('Caquelon à fondue est de retour');
  expect(mail!.text).toContain(`/fr/p/${sku}`);
  expect(mail!.html).toContain('lang="fr"');
});

test('a title cannot inject markup into a mail', async () => {
  const sku = await soldOut({ de: 'Topf <script>', fr: '' });
  await call('AddNotification', [sku, 'beat@example.com'], { locale: 'de' });
  await setStock(sku, 1);
  await queueStockMails(services.db, services.mails, services.config, mainSite);
  const [mail] = await queuedFor('beat@example.com');
  expect(mail!.html).toContain('Topf &lt;script&gt;');
  expect(mail!.html).not.toContain('<script>');
});

test('rejects an invalid address, and unknown or available articles', async () => {
  const sku = await soldOut();
  expect(await call('AddNotification', [sku, 'anna'])).toEqual(['invalid']);
  expect(await call('AddNotification', [sku, `${'x'.repeat(250)}@example.com`])).toEqual(['invalid']);
  expect(await call('AddNotification', [sku, 'anna\u202e@example.com'])).toEqual(['invalid']);
  expect(await call('AddNotification', [sku, 'a<b>@x.ch'])).toEqual(['invalid']);
  expect(await call('AddNotification', ['nowhere', 'anna@example.com'])).toEqual(['not_found']);
  await setStock(sku, 1);
  expect(await call('AddNotification', [sku, 'anna@example.com'])).toEqual(['invalid']);
  expect(await services.db.select().from(stockNotification).where(eq(stockNotification.sku, sku))).toEqual([]);
});

test('a customer sees and removes own notifications only', async () => {
  const signIn = async (email: string) =>
    (await services.call(identity, 'Login', [email, 'Geschenk-2026'])).cookie as string;
  const kunde = await signIn('kunde@example.com');
  const moderator = await signIn('moderator@example.com');
  const sku = await soldOut();
  await call('AddNotification', [sku, 'kunde@example.com'], { cookie: kunde });

  const [[notification], error] = await call('GetAllNotifications', [], { cookie: kunde });
  expect(error).toBeNull();
  expect(notification).toMatchObject({ sku });
  expect((await call('GetAllNotifications', [], { cookie: moderator }))[0]).toEqual([]);
  expect(await call('RemoveNotification', [notification.id], { cookie: moderator })).toEqual(['not_found']);
  expect(await call('RemoveNotification', [notification.id], { cookie: kunde })).toEqual([null]);
  expect(await call('RemoveNotification', ['nonsense'], { cookie: kunde })).toEqual(['not_found']);
  expect((await services.call(contract, 'GetAllNotifications', [])).status).toBe(401);
  expect((await services.call(contract, 'RemoveNotification', [notification.id])).status).toBe(401);
});
