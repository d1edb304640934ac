import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { order, orderDesk } from '@shop/contracts';
import { asc, eq } from 'drizzle-orm';
import { creditNote } from '../src/db/schema/creditNote.ts';
import type { Who } from './support/cartCaller.ts';
import { checkoutCaller } from './support/checkoutCaller.ts';
import { signInAs } from './support/signInAs.ts';
import { mainSite } from './support/sites.ts';
import { type ServicesWithSandbox, startWithSandbox } from './support/startWithSandbox.ts';

const MIGRATION = join(import.meta.dirname, '../migrations/0029_credit_notes_of_before.sql');

let services: ServicesWithSandbox;
let staff: Who;
beforeAll(async () => {
  services = await startWithSandbox();
  staff = { cookie: await signInAs(services, ['support']) };
});
afterAll(() => services.stop());
const { ask, article, buyer, place, getOrder } = checkoutCaller(() => services);

async function migrate() {
  const statements = (await readFile(MIGRATION, 'utf8')).split('--> statement-breakpoint');
  await services.db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(statement);
  });
}

/** An order that is paid at a provider. */
async function paid(skus: readonly string[]) {
  const who = await buyer(skus, { redirects: true });
  const { orderId: id, nextAction } = await place(who);
  await services.choose(nextAction!.url, 'pay');
  await ask(order, 'GetPayment', [id, null], who);
  return { id, who };
}

const refund = async (id: string, key: string, wanted: { cents: number } | { lines: { id: string; qty: number }[] }) =>
  (await ask(orderDesk, 'Refund', [id, key, wanted], staff)).error;
const cancel = (id: string, who: Who) => ask(order, 'Cancel', [id, null], who);

/** The credit notes of an order but for what differs between two of the same. */
const notesOf = (id: string) =>
  services.db
    .select({
      cents: creditNote.cents,
      taxes: creditNote.taxes,
      lines: creditNote.lines,
      isRest: creditNote.isRest,
    })
    .from(creditNote)
    .where(eq(creditNote.orderId, id))
    .orderBy(asc(creditNote.number));
const forget = (id: string) => services.db.delete(creditNote).where(eq(creditNote.orderId, id));

async function lineOf(id: string, who: Who, sku: string): Promise<string> {
  return (await getOrder(id, who))!.lines.find((line) => line.sku === sku)!.id;
}

async function mixed() {
  const [pan, card] = [
    await article({ priceCents: 4_995 }),
    await article({ productType: 'valueVoucher', priceCents: 2_500 }),
  ];
  const bought = await paid([pan, pan, card]);
  const { id, who } = bought;
  return { ...bought, pan: await lineOf(id, who, pan), card: await lineOf(id, who, card) };
}

describe('what was credited before there were credit notes', () => {
  it.each<[string, () => Promise<string>]>([
    [
      'units of lines, taxed and not',
      async () => {
        const { id, pan, card } = await mixed();
        expect(await refund(id, 'a', { lines: [{ id: pan, qty: 1 }] })).toBeNull();
        const rest = [
          { id: pan, qty: 1 },
          { id: card, qty: 1 },
        ];
        expect(await refund(id, 'b', { lines: rest })).toBeNull();
        return id;
      },
    ],
    [
      'amounts',
      async () => {
        const { id } = await mixed();
        for (const [key, cents] of Object.entries({ a: 1, b: 3_333, c: 4_321 })) {
          expect(await refund(id, key, { cents })).toBeNull();
        }
        return id;
      },
    ],
    [
      'an order that was not paid',
      async () => {
        const who = await buyer([await article({ priceCents: 777 })]);
        const { orderId } = await place(who);
        await cancel(orderId, who);
        return orderId;
      },
    ],
    [
      'an order that was paid',
      async () => {
        const { id, who } = await mixed();
        await cancel(id, who);
        return id;
      },
    ],
  ])('has the notes that it would have now: %s', async (_name, credit) => {
    const id = await credit();
    const now = await notesOf(id);
    expect(now.length).toBeGreaterThan(0);
    await forget(id);
    await migrate();
    expect(await notesOf(id)).toEqual(now);
  });

  it('is one note of the whole where the order was given up after a part of it', async () => {
    const { id, who, pan } = await mixed();
    await refund(id, 'a', { lines: [{ id: pan, qty: 1 }] });
    await cancel(id, who);
    await forget(id);
    await migrate();
    const { totals } = (await getOrder(id, who))!;
    expect(await notesOf(id)).toEqual([{ cents: totals.due.cents, taxes: totals.taxes, lines: [], isRest: true }]);
  });

  it('is credited once, beside what has its note', async () => {
    const { id, who, pan } = await mixed();
    await refund(id, 'before', { lines: [{ id: pan, qty: 1 }] });
    await forget(id);
    await services.db.execute(
      `update order_refund set created_at = created_at - interval '1 day' where order_id = '${id}'`,
    );
    await refund(id, 'after', { cents: 100 });
    await migrate();
    expect(await notesOf(id)).toMatchObject([
      { cents: 100, lines: [] },
      { cents: 4_995, lines: [{ id: pan, qty: 1 }] },
    ]);
    // Without its note, the unit would be given back again.
    expect(await refund(id, 'twice', { lines: [{ id: pan, qty: 2 }] })).toBe('TOO_MUCH');
    expect(await refund(id, 'other', { lines: [{ id: pan, qty: 1 }] })).toBeNull();
    await cancel(id, who);
    const { totals } = (await getOrder(id, who))!;
    expect((await notesOf(id)).reduce((sum, { cents }) => sum + cents, 0)).toBe(totals.due.cents);
  });

  it('is not what was never invoiced', async () => {
    const who = await buyer([await article()], { redirects: true });
    const { orderId, nextAction } = await place(who);
    await services.choose(nextAction!.url, 'cancel');
    await migrate();
    expect(await notesOf(orderId)).toEqual([]);
  });
});

it('numbers have no gaps', async () => {
  const rows = await services.db
    .select({ number: creditNote.number })
    .from(creditNote)
    .where(eq(creditNote.site, mainSite))
    .orderBy(asc(creditNote.number));
  await services.db.delete(creditNote);
  await migrate();
  const after = await services.db
    .select({ number: creditNote.number })
    .from(creditNote)
    .orderBy(asc(creditNote.number));
  expect(rows.length).toBeGreaterThan(0);
  expect(after.map(({ number }) => number)).toEqual(after.map((_row, index) => index + 1));
});
