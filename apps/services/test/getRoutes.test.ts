import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  CONTENT_VERSION_HEADER,
  CONTENT_VERSION_PATH,
  CREDIT_NOTE_PATH,
  creditNotePath,
  INVOICE_PATH,
  invoicePath,
  order,
  SITE_HEADER,
  VOUCHER_DOCUMENT_PATH,
  voucherDocumentPath,
} from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { buildApp } from '../src/app.ts';
import { voucher } from '../src/db/schema/voucher.ts';
import { createLogger } from '../src/logger.ts';
import { bumpContentVersion } from '../src/site/contentVersion.ts';
import type { Who } from './support/cartCaller.ts';
import { checkoutCaller } from './support/checkoutCaller.ts';
import { signInAs } from './support/signInAs.ts';
import { mainSite, otherSite } from './support/sites.ts';
import { type ServicesWithSandbox, startWithSandbox } from './support/startWithSandbox.ts';

/** What is for its owner alone; 404 for everyone else. */
const documents = [INVOICE_PATH, CREDIT_NOTE_PATH, VOUCHER_DOCUMENT_PATH];

/** Tested on their own: for who is signed in, who uploaded the picture, and moderators. */
const personal = [
  '/services/profile/customer/export',
  '/images/personalization/:id',
  '/services/community/moderation/events',
];

/** For everyone. */
const open = [
  '/healthz',
  '/readyz',
  '/content-version',
  '/images/:id',
  '/sitemap.xml',
  '/sitemaps/:name',
  '/services/profile/employee/login',
  '/services/profile/employee/callback',
];

let services: ServicesWithSandbox;
beforeAll(async () => {
  services = await startWithSandbox();
});
afterAll(() => services.stop());
const { ask, article, buyer, place, getOrder } = checkoutCaller(() => services);

test('every address that is read is in one of these lists', async () => {
  const { db, mails, documents: renderer } = services;
  // The mailbox is there only where no mails are sent.
  const config = { ...services.config, MAIL_URL: 'smtp://localhost' };
  const app = buildApp({ config, db, mails, documents: renderer, logger: createLogger({ LOG_LEVEL: 'silent' }) });
  await app.ready();
  const tree = app.printRoutes({ commonPrefix: false, method: 'GET' });
  await app.close();
  const found = [...tree.matchAll(/(\/\S*) \(GET/g)].map(([, path]) => path!);
  expect([...new Set(found)].toSorted()).toEqual([...documents, ...personal, ...open].toSorted());
});

describe('a document', () => {
  async function bought() {
    const sku = await article({ productType: 'valueVoucher', priceCents: 5_000 });
    const who = await buyer([sku], { redirects: true, byMail: true });
    const { orderId, nextAction } = await place(who);
    await services.choose(nextAction!.url, 'pay');
    await ask(order, 'GetPayment', [orderId, null], who);
    const [row] = await services.db.select().from(voucher).where(eq(voucher.orderId, orderId));
    return { who, orderId, voucherId: row!.id };
  }
  async function canceled() {
    const who = await buyer([await article()]);
    const { orderId } = await place(who);
    await ask(order, 'Cancel', [orderId, null], who);
    return { who, orderId, noteId: (await getOrder(orderId, who))!.creditNotes[0]!.id };
  }
  async function statusOf(path: string, { cookie, site }: Who) {
    const headers = { ...(cookie && { cookie }), [SITE_HEADER]: site ?? mainSite };
    return (await fetch(services.url + path, { headers })).status;
  }

  it.each<[string, () => Promise<{ who: Who; path: string; unknown: string }>]>([
    [
      INVOICE_PATH,
      async () => {
        const { who, orderId } = await canceled();
        return { who, path: invoicePath(orderId), unknown: invoicePath(randomUUID()) };
      },
    ],
    [
      CREDIT_NOTE_PATH,
      async () => {
        const { who, orderId, noteId } = await canceled();
        return { who, path: creditNotePath(orderId, noteId), unknown: creditNotePath(orderId, randomUUID()) };
      },
    ],
    [
      VOUCHER_DOCUMENT_PATH,
      async () => {
        const { who, voucherId } = await bought();
        return { who, path: voucherDocumentPath(voucherId), unknown: voucherDocumentPath(randomUUID()) };
      },
    ],
  ])('is for its owner alone: %s', async (_path, prepare) => {
    const { who, path, unknown } = await prepare();
    const strangers: Who[] = [{}, await buyer([await article()]), { ...who, site: otherSite }];
    for (const role of ['customer', 'moderator', 'editor', 'support', 'admin'] as const) {
      strangers.push({ cookie: await signInAs(services, role === 'customer' ? [] : [role]) });
    }
    const statuses = await Promise.all(strangers.map((stranger) => statusOf(path, stranger)));
    expect(statuses).toEqual(strangers.map(() => 404));
    expect([await statusOf(path, who), await statusOf(unknown, who)]).toEqual([200, 404]);
  });
});

test('the content version rises with a change, for storefronts that ask for nothing else', async () => {
  const read = async () => {
    const response = await fetch(services.url + CONTENT_VERSION_PATH);
    expect(response.status).toBe(200);
    return Number(response.headers.get(CONTENT_VERSION_HEADER));
  };
  const before = await read();
  await bumpContentVersion(services.db);
  // The services keep it for a moment.
  let after = before;
  for (let tries = 0; after === before && tries < 100; tries += 1) {
    await delay(50);
    after = await read();
  }
  expect(after).toBe(before + 1);
});
