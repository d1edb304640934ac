import { randomUUID } from 'node:crypto';
import { checkout, invoicePath, type Locale, order, SITE_HEADER } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { invoice, shopOrder } from '../src/db/schema/order.ts';
import { formatMoney } from '../src/documents/formatAmount.ts';
import { readableIban } from '../src/documents/paymentReference.ts';
import { issueInvoices } from '../src/invoice/issueInvoices.ts';
import { readShop } from '../src/site/readShop.ts';
import type { Who } from './support/cartCaller.ts';
import { checkoutCaller } from './support/checkoutCaller.ts';
import { readPdf } from './support/readPdf.ts';
import { signInAs } from './support/signInAs.ts';
import { mainSite, otherSite } from './support/sites.ts';
import { type ServicesWithSandbox, startWithSandbox } from './support/startWithSandbox.ts';
import { takeOrderMails } from './support/takeMails.ts';

let services: ServicesWithSandbox;
beforeAll(async () => {
  services = await startWithSandbox();
});
afterAll(() => services.stop());
const { ask, article, buyer, place, getOrder } = checkoutCaller(() => services);

const customer = async (): Promise<Who> => ({ cookie: await signInAs(services) });
const guest = async (): Promise<Who> => buyer([await article()]);

/** Places an order that is paid in this way, and gives its id. */
async function placed(who: Who, method: 'inv' | 'pre' = 'inv', skus?: readonly string[]): Promise<string> {
  const ready = await buyer(skus ?? [await article()], who);
  const chosen = await ask(checkout, 'SetPayment', [{ method, provider: null }], ready);
  expect(chosen.error).toBeNull();
  const { orderId, error } = await place({ ...ready, version: chosen.checkout!.version });
  expect(error).toBeNull();
  return orderId;
}

async function keyOf(id: string): Promise<string> {
  const [row] = await services.db.select({ key: shopOrder.accessKey }).from(shopOrder).where(eq(shopOrder.id, id));
  return row!.key;
}

const change = (id: string, set: Partial<typeof shopOrder.$inferInsert>) =>
  services.db.update(shopOrder).set(set).where(eq(shopOrder.id, id));
const list = async (who: Who, query: object = {}) => (await ask(order, 'GetInvoices', [query], who)).ret;

async function get(path: string, { cookie, site }: Who = {}) {
  const response = await fetch(services.url + path, {
    headers: { ...(cookie && { cookie }), ...(site && { [SITE_HEADER]: site }) },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}
const shopOf = async (site: string) => (await readShop(services.db, services.config, site, 'de'))!;
const read = async (id: string, who: Who) => readPdf((await get(invoicePath(id), who)).bytes);

describe('the invoice of an order', () => {
  it.each<[string, () => Promise<Who>]>([
    ['a customer', customer],
    ['a guest', guest],
  ])('is a file for %s, and for whoever has the key of the order', async (_name, owner) => {
    const ready = await buyer([await article()], await owner());
    const { orderId: id } = await place(ready);
    const own = await get(invoicePath(id), ready);
    expect(own.status).toBe(200);
    expect(Object.fromEntries(own.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="Rechnung-\d{4}-\d{5}\.pdf"$/),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
    expect(own.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const byKey = await get(invoicePath(id, await keyOf(id)));
    expect([byKey.status, readPdf(byKey.bytes)]).toEqual([200, readPdf(own.bytes)]);
  });

  it('is not found by anybody else', async () => {
    const who = await customer();
    const id = await placed(who);
    const key = await keyOf(id);
    const others = [{}, await guest(), await customer(), { cookie: await signInAs(services, ['support']) }];
    const wrong = [undefined, '', `${key}x`, key.toUpperCase(), await keyOf(await placed(await customer()))];
    for (const stranger of others) {
      for (const one of wrong) expect((await get(invoicePath(id, one), stranger)).status).toBe(404);
    }
    expect((await get(invoicePath(id, key), { site: otherSite })).status).toBe(404);
    expect((await get(invoicePath(id), { ...who, site: otherSite })).status).toBe(404);
    expect((await get(invoicePath(id), who)).status).toBe(200);
  });

  it.each([
    ['without an id', '/services/profile/order/invoice'],
    ['with an empty id', invoicePath('')],
    ['with an id that is none', invoicePath('../../etc/passwd')],
    ['with an id of nothing', invoicePath(randomUUID(), 'key')],
    ['with two ids', `${invoicePath(randomUUID())}&order=${randomUUID()}`],
    ['with SQL', invoicePath("' or 1=1 --", "' or 1=1 --")],
  ])('is not found %s', async (_name, path) => {
    const { status, bytes } = await get(path, await customer());
    expect([status, bytes.toString()]).toEqual([404, 'no such invoice\n']);
  });

  it('is not there until the order is paid at its provider', async () => {
    const who = await buyer([await article()], { redirects: true });
    const { orderId, nextAction } = await place(who);
    expect((await get(invoicePath(orderId), who)).status).toBe(404);
    expect((await list(who)).items).toEqual([]);
    await services.choose(nextAction!.url, 'pay');
    const [page] = (await read(orderId, who)).pages;
    expect(page).toContain('Diese Rechnung ist bezahlt.');
    expect(page).not.toContain('Zahlteil');
    expect(await list(who)).toMatchObject({ items: [{ due: { cents: 0 }, dueAt: null }], count: 1 });
  });

  it('says what was ordered, by whom, from whom, and how it is paid', async () => {
    const who = await customer();
    const sku = await article({ priceCents: 123_450, titles: { de: 'Kupferkessel für Živa' } });
    const id = await placed(who, 'pre', [sku, sku]);
    const { number, totals, billingAddress } = (await getOrder(id, who))!;
    const { pages, title, language, isTagged, structure } = await read(id, who);
    const text = pages.join('\n').replaceAll('\n', ' ');
    const invoiceNumber = (await list(who)).items[0]!.number;
    const { organization, bank } = await shopOf(mainSite);
    expect([title, language, isTagged]).toEqual([`Rechnung ${invoiceNumber}`, 'de', true]);
    expect(new Set(structure)).toEqual(new Set(['Document', 'H1', 'P', 'Sect', 'Table', 'TR', 'TH', 'TD']));
    for (const said of [
      invoiceNumber,
      number,
      organization.legalName,
      `MWST-Nr. ${organization.vatNumber}`,
      billingAddress.lastName,
      billingAddress.city,
      'Kupferkessel für  Ž iva',
      '1’234.50 2’469.00',
      '8.1 %',
      formatMoney(totals.due.cents, 'CHF'),
      'Bitte überweise den Betrag.',
      'Empfangsschein',
      bank!.iban,
    ])
      expect(text.replaceAll(' ', '')).toContain(said.replaceAll(' ', ''));
  });

  it('is in euros with the account to transfer to, and without a Swiss payment part', async () => {
    const sku = await article({ site: otherSite, currency: 'EUR' });
    const who = { site: otherSite };
    const ready = await buyer([sku], who);
    const { orderId, error } = await place(ready);
    expect(error).toBeNull();
    const text = (await read(orderId, ready)).pages.join('\n');
    const { holder, iban, bic } = (await shopOf(otherSite)).bank!;
    expect(text).toContain(
      `Überweisung\nEmpfänger\n${holder}\nIBAN\n${readableIban(iban)}\nBIC\n${bic!}\nVerwendungszweck\n`,
    );
    expect(text).toContain('19 %');
    expect(text).not.toContain('Zahlteil');
  });

  it.each<[Locale, string, string]>([
    ['fr', 'Facture', 'Section paiement'],
    ['en', 'Invoice', 'Payment part'],
    ['it', 'Fattura', 'Sezione pagamento'],
  ])('is in the language of the order: %s', async (locale, name, part) => {
    const who = { locale };
    const ready = await buyer([await article()], who);
    const { orderId } = await place(ready);
    const { headers, bytes } = await get(invoicePath(orderId), ready);
    expect(headers.get('content-disposition')).toContain(`"${name}-`);
    const { title, language, pages } = readPdf(bytes);
    expect([title.split(' ')[0], language]).toEqual([name, locale]);
    expect(pages.join('\n')).toContain(part);
  });

  it('has as many pages as it takes', async () => {
    const skus: string[] = [];
    for (let index = 0; index < 25; index += 1) skus.push(await article());
    const who = await customer();
    const { pages } = await read(await placed(who, 'inv', skus), who);
    expect(pages).toHaveLength(3);
    for (const sku of skus) expect(pages.join('\n').split(`Titel ${sku}`)).toHaveLength(2);
    expect(pages[1]).toMatch(/Fortsetzung[\s\S]*Artikel\nAnzahl[\s\S]*Rechnungsbetrag[\s\S]*Seite 2 von 3/);
    expect(pages[2]).toMatch(/Zahlteil[\s\S]*Seite 3 von 3/);
  });

  it('asks for no money once the order is canceled', async () => {
    const who = await customer();
    const id = await placed(who, 'pre');
    await ask(order, 'Cancel', [id, null], who);
    const text = (await read(id, who)).pages.join('\n');
    expect(text).toContain('Die Bestellung ist storniert.');
    expect(text).not.toContain('Zahlteil');
    expect((await list(who)).items).toMatchObject([{ due: { cents: 0 }, paid: { cents: 0 }, dueAt: null }]);
  });
});

describe('GetInvoices', () => {
  it('lists number, dates, amounts and the link of each, the newest first, in pages', async () => {
    const who = await customer();
    const [first, second, third] = [await placed(who), await placed(who, 'pre'), await placed(who)];
    const { items, count } = await list(who);
    expect([items.map(({ orderId }) => orderId), count]).toEqual([[third, second, first], 3]);
    const { number, totals } = (await getOrder(third, who))!;
    const [newest, paidInAdvance] = items;
    expect(newest).toEqual({
      ...{ number: expect.stringMatching(/^\d{4}-\d{5}$/), orderId: third, orderNumber: number },
      ...{ issuedAt: expect.any(Number), dueAt: newest!.issuedAt + 30 * 86_400_000 },
      ...{
        amount: totals.due,
        paid: { cents: 0 },
        due: totals.due,
        currency: 'CHF',
        url: invoicePath(third),
        creditNotes: [],
      },
    });
    expect(paidInAdvance!.dueAt).toBeNull();
    expect((await list(who, { page: 1, pageSize: 2 })).items.map(({ orderId }) => orderId)).toEqual([first]);
    expect((await get(newest!.url, who)).status).toBe(200);
    expect(JSON.stringify(items)).not.toContain(await keyOf(third));
  });

  it('counts vouchers and money that has arrived as paid', async () => {
    const who = await customer();
    const id = await placed(who);
    const { totals } = (await getOrder(id, who))!;
    const due = totals.due.cents - 300;
    await change(id, { vouchersCents: 300, dueCents: due });
    const amounts = { amount: totals.due, paid: { cents: 300 }, due: { cents: due } };
    expect((await list(who)).items).toMatchObject([amounts]);
    await change(id, { paymentStatus: 'paid' });
    expect((await list(who)).items).toMatchObject([{ amount: totals.due, paid: totals.due, due: { cents: 0 } }]);
  });

  it('has nothing of others, and nothing of another site', async () => {
    await placed(await customer());
    expect(await list(await customer())).toEqual({ items: [], count: 0 });
    expect((await services.call(order, 'GetInvoices', [{}])).status).toBe(401);
    const elsewhere = { ...(await customer()), site: otherSite };
    expect((await services.call(order, 'GetInvoices', [{}], elsewhere)).status).toBe(401);
  });

  it.each([{ page: -1 }, { pageSize: 0 }, { pageSize: 49 }, { page: 0.5 }])('refuses %j', async (query) => {
    expect((await services.call(order, 'GetInvoices', [query], await customer())).status).toBe(400);
  });
});

describe('numbers of invoices', () => {
  const numbersOf = async (ids: readonly string[]) => {
    const rows = await services.db.select().from(invoice).where(eq(invoice.site, 'counted'));
    return ids.map((id) => rows.find(({ orderId }) => orderId === id)?.number);
  };

  it('have no gaps and no doubles, however many are issued at once', async () => {
    const { db } = services;
    const ids: string[] = [];
    for (let index = 0; index < 12; index += 1) ids.push(await placed(await guest()));
    await db.delete(invoice);
    await db.update(shopOrder).set({ site: 'counted' });
    const rows = await db.select().from(shopOrder).where(eq(shopOrder.site, 'counted'));
    const own = rows.filter(({ id }) => ids.includes(id));
    await Promise.all([...own, ...own].map((row) => issueInvoices(db, 'counted', [row])));
    expect((await numbersOf(ids)).toSorted((a, b) => a! - b!)).toEqual(ids.map((_id, index) => index + 1));
    const before = await numbersOf(ids);
    await issueInvoices(db, 'counted', own);
    expect(await numbersOf(ids)).toEqual(before);
  });

  it('begin anew with each site and year, and are not given to an order that does not hold', async () => {
    const { db } = services;
    const [open, old, next] = [await placed(await guest()), await placed(await guest()), await placed(await guest())];
    await db.update(shopOrder).set({ site: 'fresh' });
    await change(open, { confirmedAt: null });
    await db.delete(invoice);
    await db
      .insert(invoice)
      .values({ orderId: old, site: 'fresh', year: 2020, number: 77, issuedAt: new Date('2020-05-01') });
    const rows = await db.select().from(shopOrder).where(eq(shopOrder.site, 'fresh'));
    const issued = await issueInvoices(
      db,
      'fresh',
      rows.filter(({ id }) => [open, old, next].includes(id)),
    );
    expect([...issued.keys()].toSorted()).toEqual([old, next].toSorted());
    expect(issued.get(old)?.number).toBe('2020-00077');
    expect(issued.get(next)?.number).toMatch(/^\d{4}-00001$/);
  });
});

describe('the mail about a placed order', () => {
  it('says where to transfer the money, and leads to the invoice', async () => {
    const who = await customer();
    const id = await placed(who, 'pre');
    const { number, totals } = (await getOrder(id, who))!;
    const [mail] = await takeOrderMails(services, id);
    const { holder, iban } = (await shopOf(mainSite)).bank!;
    const said = `Überweise ${formatMoney(totals.due.cents, 'CHF')} an ${holder}, IBAN ${readableIban(iban)}, Verwendungszweck`;
    expect(mail!.text).toContain(said);
    expect(mail!.text.replaceAll(/\s/g, '')).toContain(number);
    const [path] = /\/services\/profile\/order\/invoice\S+/.exec(mail!.text)!;
    expect(mail!.html).toContain(path.replaceAll('&', '&amp;'));
    expect((await get(path)).status).toBe(200);
  });

  it('has no account where nothing is transferred in advance', async () => {
    const who = await customer();
    const [mail] = await takeOrderMails(services, await placed(who));
    expect(mail!.text).toContain('Die Rechnung kannst du unten herunterladen.');
    expect(mail!.text).not.toContain('IBAN');
  });
});
