import { createHash } from 'node:crypto';
import { defaultLocale } from '@shop/contracts';
import { marketOf } from '../src/cart/markets.ts';
import { type CartArticle, findArticles } from '../src/catalogue/cartArticles.ts';
import type { Database, Transaction } from '../src/db/database.ts';
import { voucher, voucherMovement } from '../src/db/schema/index.ts';
import { readGeneralSettings } from '../src/site/readGeneralSettings.ts';
import { codeHash, voucherCode } from '../src/voucher/voucherCode.ts';
import type { VoucherRow } from '../src/voucher/voucherRepository.ts';
import { firstEnd } from '../src/voucher/voucherRules.ts';
import { DEMO_CUSTOMER, findAccount } from './accounts.ts';
import { demoSites } from './demoBrands.ts';
import { accountMark } from './import/loadedFiles.ts';
import { noteOnce } from './noteOnce.ts';

/** A voucher of the demo world. */
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

/** To try; their codes are in README.md. */
export const demoVouchers: readonly DemoVoucher[] = [
  { name: 'small', kind: 'value', cents: 5_000 },
  { name: 'large', kind: 'value', cents: 50_000 },
  {
    name: 'own',
    kind: 'value',
    cents: 10_000,
    owner: DEMO_CUSTOMER,
    message: 'Für dich, liebe Lea. Gönn dir etwas Schönes!',
  },
  { name: 'balloon', kind: 'experience', sku: 'hot-air-balloon' },
  {
    name: 'sushi',
    kind: 'experience',
    sku: 'sushi-course',
    owner: DEMO_CUSTOMER,
    message: 'Auf einen Abend zu zweit.',
  },
];

/** The same in every database, so that the codes are. */
export function demoVoucherId(site: string, name: string): string {
  const hex = createHash('sha256').update(`demo voucher ${site} ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Creates the vouchers of the demo world once. */
export async function seedVouchers(db: Database, secret: string): Promise<void> {
  const at = new Date();
  await db.transaction(async (tx) => {
    for (const site of demoSites) {
      for (const one of demoVouchers) await issueDemoVoucher(tx, site, one, { secret, at });
    }
  });
}

/** Issues a voucher of the demo world at a moment. Null if it was before, or the site does not sell such. */
export async function issueDemoVoucher(
  tx: Transaction,
  site: string,
  one: DemoVoucher,
  { secret, at }: { secret: string; at: Date },
): Promise<VoucherRow | null> {
  const article = one.sku ? (await findArticles(tx, site, defaultLocale, [one.sku])).get(one.sku) : undefined;
  if (one.sku && !article) return null;
  if (!(await noteOnce(tx, accountMark({ site, email: `voucher ${one.name}` })))) return null;
  const id = demoVoucherId(site, one.name);
  const cents = article?.priceCents ?? one.cents ?? 0;
  const [row] = await tx
    .insert(voucher)
    .values({
      ...{ id, site, kind: one.kind, codeHash: codeHash(voucherCode({ id, kind: one.kind }, secret)) },
      ...textsOf(article),
      ...{ currency: marketOf(site).currency, valueCents: cents, balanceCents: cents, createdAt: at },
      ...{ locale: defaultLocale, message: one.message ?? '' },
      customerId: one.owner ? await findAccount(tx, site, one.owner) : null,
      validUntil: firstEnd((await readGeneralSettings(tx, site)).vouchers, at),
    })
    .returning();
  await tx.insert(voucherMovement).values({ voucherId: id, kind: 'issued', cents, at });
  return row!;
}

const textsOf = (article: CartArticle | undefined) => ({
  sku: article?.sku ?? '',
  itemId: article?.itemId ?? '',
  title: article?.title ?? 'Wertgutschein',
  subTitle: article?.subTitle ?? '',
  url: article?.url ?? '/',
  image: article?.image ?? null,
});
