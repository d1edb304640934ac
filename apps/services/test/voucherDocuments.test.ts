import { randomUUID } from 'node:crypto';
import { order, orderDesk, SITE_HEADER, voucher as contract, voucherDocumentPath } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { image } from '../src/db/schema/image.ts';
import { voucher } from '../src/db/schema/voucher.ts';
import { writeVoucherMail } from '../src/voucher/writeVoucherMail.ts';
import type { Who } from './support/cartCaller.ts';
import { checkoutCaller } from './support/checkoutCaller.ts';
import { createAccount, signIn } from './support/createAccount.ts';
import { insertVoucher } from './support/insertVoucher.ts';
import { readPdf } from './support/readPdf.ts';
import { signInAs } from './support/signInAs.ts';
import { otherSite } from './support/sites.ts';
import { type ServicesWithSandbox, startWithSandbox } from './support/startWithSandbox.ts';

let services: ServicesWithSandbox;
beforeAll(async () => {
  services = await startWithSandbox();
});
afterAll(() => services.stop());
const { ask, article, buyer, place } = checkoutCaller(() => services);

async function customer(): Promise<Who & { id: string }> {
  const { id, email } = await createAccount(services);
  return { id, cookie: (await signIn(services, email)).cookie };
}

async function get(path: string, { cookie, site }: Who = {}) {
  const response = await fetch(services.url + path, {
    headers: { ...(cookie && { cookie }), ...(site && { [SITE_HEADER]: site }) },
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Buys a voucher of this kind at a provider, and gives its id. */
async function bought(who: Who, { productType = 'valueVoucher', byMail = true } = {}) {
  const ready = await buyer([await article({ productType, priceCents: 5_000 })], { ...who, redirects: true, byMail });
  const { orderId, nextAction } = await place(ready);
  await services.choose(nextAction!.url, 'pay');
  await ask(order, 'GetPayment', [orderId, null], ready);
  const [row] = await services.db.select().from(voucher).where(eq(voucher.orderId, orderId));
  return { id: row!.id, ready, orderId };
}

describe('the document of a voucher', () => {
  it.each<[string, () => Promise<Who>]>([
    ['a customer', customer],
    ['a guest', async () => ({})],
  ])('is a file for %s who bought it', async (_name, owner) => {
    const { id, ready } = await bought(await owner());
    const { status, headers, bytes } = await get(voucherDocumentPath(id), ready);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="Geschenkgutschein-[0-9A-Z]{4}\.pdf"$/),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(readPdf(bytes).pages.join('\n')).toMatch(/CHF.50\.00/);
  });

  it('says what is given, with the words of the giver, the motif and the address that activates it', async () => {
    const who = await customer();
    const [picture] = await services.db.select({ id: image.id }).from(image).limit(1);
    const { id, code } = await insertVoucher(services, {
      ...{ customerId: who.id, kind: 'experience', title: 'Ballonfahrt', subTitle: 'Für zwei', message: 'Viel Wind!' },
      image: { url: `/images/${picture!.id}`, title: '', description: '', aspectRatio: 1, width: 10, height: 10 },
    });
    const { bytes, headers } = await get(voucherDocumentPath(id), who);
    const { pages, qrCode } = readPdf(bytes);
    for (const said of ['Ballonfahrt', 'Für zwei', 'Viel Wind!', code]) expect(pages.join('\n')).toContain(said);
    expect(qrCode).toMatch(new RegExp(`^https?://[^/]+/erlebnisgutschein-aktivieren#${code}$`));
    expect(headers.get('content-disposition')).toContain(`"Erlebnisgutschein-${code.slice(-4)}.pdf"`);
    expect(bytes.includes('/Subtype /Image')).toBe(true);
  });

  it('is not found by anybody else, whoever has the id', async () => {
    const { id, ready } = await bought(await customer());
    const others = [
      {},
      await buyer([await article()]),
      await customer(),
      { cookie: await signInAs(services, ['support']) },
    ];
    for (const stranger of others) expect((await get(voucherDocumentPath(id), stranger)).status).toBe(404);
    expect((await get(voucherDocumentPath(id), { ...ready, site: otherSite })).status).toBe(404);
    expect((await get(voucherDocumentPath(id), ready)).status).toBe(200);
  });

  it('is for the staff that sends it on paper, as long as it has not been sent', async () => {
    const paper = await bought(await customer(), { byMail: false });
    const path = voucherDocumentPath(paper.id);
    const staff = { cookie: await signInAs(services, ['support']) };
    const toSend = async (orderId: string) => (await ask(orderDesk, 'GetOrder', [orderId], staff)).ret!.vouchersToSend;
    expect(await toSend(paper.orderId)).toEqual([paper.id]);
    expect((await get(path, staff)).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    for (const role of ['moderator', 'editor'] as const) {
      expect((await get(path, { cookie: await signInAs(services, [role]) })).status).toBe(404);
    }
    for (const other of [{}, await customer(), { ...staff, site: otherSite }]) {
      expect((await get(path, other)).status).toBe(404);
    }

    await ask(orderDesk, 'SetStatus', [paper.orderId, { status: 'shipped' }], staff);
    expect([await toSend(paper.orderId), (await get(path, staff)).status]).toEqual([[], 404]);
    const mailed = await bought(await customer());
    expect([await toSend(mailed.orderId), (await get(voucherDocumentPath(mailed.id), staff)).status]).toEqual([
      [],
      404,
    ]);
    const given = await bought(await customer(), { byMail: false });
    await ask(orderDesk, 'SetStatus', [given.orderId, { status: 'canceled' }], staff);
    expect([await toSend(given.orderId), (await get(voucherDocumentPath(given.id), staff)).status]).toEqual([[], 404]);
  });

  it('goes with the voucher to whoever stores it in an account', async () => {
    const [giver, friend] = [await customer(), await customer()];
    const { id, code } = await insertVoucher(services, { customerId: giver.id });
    await ask(contract, 'Activate', [code, {}], friend);
    expect((await get(voucherDocumentPath(id), giver)).status).toBe(404);
    expect((await get(voucherDocumentPath(id), friend)).status).toBe(200);
  });

  it('is gone once the voucher is canceled', async () => {
    const who = await customer();
    const { id } = await insertVoucher(services, { customerId: who.id, canceledAt: new Date() });
    expect((await get(voucherDocumentPath(id), who)).status).toBe(404);
  });

  it.each([
    ['without an id', '/services/checkout/voucher/document'],
    ['with an id that is none', voucherDocumentPath("' or 1=1 --")],
    ['with an id of nothing', voucherDocumentPath(randomUUID())],
    ['with two ids', `${voucherDocumentPath(randomUUID())}&voucher=${randomUUID()}`],
  ])('is not found %s', async (_name, path) => {
    const { status, bytes } = await get(path, await customer());
    expect([status, bytes.toString()]).toEqual([404, 'no such voucher\n']);
  });
});

it('comes with the mail of a bought voucher', async () => {
  const { id } = await bought({}, { productType: 'experienceVoucher' });
  const mail = await writeVoucherMail(services, { kind: 'voucherIssued', voucherId: id });
  const [file, ...more] = mail!.attachments!;
  expect([more, file!.contentType, file!.filename]).toEqual([
    [],
    'application/pdf',
    expect.stringMatching(/^Erlebnisgutschein-[0-9A-Z]{4}\.pdf$/),
  ]);
  const [code] = /E[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(mail!.text)!;
  expect(readPdf(Buffer.from(file!.content, file!.encoding)).pages.join('\n')).toContain(code);
});
