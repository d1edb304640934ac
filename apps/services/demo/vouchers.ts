import { createHash } from 'node:crypto';
import { defaultLocale } from '@shop/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { marketOf } from '../src/cart/markets.ts';
import { type CartArticle, findArticles } from '../src/catalogue/cartArticles.ts';
import type { Database, Transaction } from '../src/db/database.ts';
import { customer, demoFile, voucher, voucherMovement } from '../src/db/schema/index.ts';
import { readGeneralSettings } from '../src/site/readGeneralSettings.ts';
import { codeHash, voucherCode } from '../src/voucher/voucherCode.ts';
import { firstEnd } from '../src/voucher/voucherRules.ts';
import { demoSites } from './demoBrands.ts';
import { accountMark } from './import/loadedFiles.ts';

/** A voucher of the demo world; its codes are in README.md. */
export interface DemoVoucher {
  name: string;
  kind: 'value' | 'experience';
  /** For value vouchers, in the currency of the site. */
  cents?: number;
  /** The experience; sites that do not sell it have no such voucher. */
  sku?: string;
  /** The account whose voucher it is. */
  owner?: string;
  message?: string;
}

const OWNER = 'kunde@example.com';

export const demoVouchers: readonly DemoVoucher[] = [
  { name: 'small', kind: 'value', cents: 5_000 },
  { name: 'large', kind: 'value', cents: 50_000 },
  { name: 'own', kind: 'value', cents: 10_000, owner: OWNER, message: 'Für dich, liebe Lea. Gönn dir etwas Schönes!' },
  { name: 'balloon', kind: 'experience', sku: 'hot-air-balloon' },
  { name: 'sushi', kind: 'experience', sku: 'sushi-course', owner: OWNER, message: 'Auf einen Abend zu zweit.' },
];

/** The same in every database, so that the codes are. */
export function demoVoucherId(site: string, name: string): string {
  const hex = createHash('sha256').update(`demo voucher ${site} ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Creates the vouchers of the demo world once. */
export async function seedVouchers(db: Database, secret: string): Promise<void> {
  await db.transaction(async (tx) => {
    for (const site of demoSites) {
      for (const one of demoVouchers) await seed(tx, site, one, secret);
    }
  });
}

async function seed(tx: Transaction, site: string, one: DemoVoucher, secret: string): Promise<void> {
  const article = one.sku ? (await findArticles(tx, site, defaultLocale, [one.sku])).get(one.sku) : undefined;
  if (one.sku && !article) return;
  const mark = accountMark({ site, email: `voucher ${one.name}` });
  const added = await tx.insert(demoFile).values({ path: mark, hash: '' }).onConflictDoNothing();
  if (added.rowCount === 0) return;
  const id = demoVoucherId(site, one.name);
  const cents = article?.priceCents ?? one.cents ?? 0;
  await tx.insert(voucher).values({
    ...{ id, site, kind: one.kind, codeHash: codeHash(voucherCode({ id, kind: one.kind }, secret)) },
    ...textsOf(article),
    ...{ currency: marketOf(site).currency, valueCents: cents, balanceCents: cents },
    ...{ locale: defaultLocale, message: one.message ?? '', customerId: await ownerOf(tx, site, one) },
    validUntil: firstEnd((await readGeneralSettings(tx, site)).vouchers, new Date()),
  });
  await tx.insert(voucherMovement).values({ voucherId: id, kind: 'issued', cents });
}

const textsOf = (article: CartArticle | undefined) => ({
  sku: article?.sku ?? '',
  itemId: article?.itemId ?? '',
  title: article?.title ?? 'Wertgutschein',
  subTitle: article?.subTitle ?? '',
  url: article?.url ?? '/',
  image: article?.image ?? null,
});

async function ownerOf(tx: Transaction, site: string, { owner }: DemoVoucher): Promise<string | null> {
  if (!owner) return null;
  const [row] = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(and(eq(customer.site, site), sql`lower(${customer.email}) = ${owner}`));
  return row?.id ?? null;
}
