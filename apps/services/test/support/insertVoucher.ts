import { randomUUID } from 'node:crypto';
import { voucher, voucherMovement } from '../../src/db/schema/voucher.ts';
import { codeHash, voucherCode } from '../../src/voucher/voucherCode.ts';
import { mainSite } from './sites.ts';
import type { TestServices } from './testServices.ts';

const YEAR_MS = 365 * 86_400_000;

/** Issues a voucher, by default one worth 100 francs; gives its id and code. */
export async function insertVoucher(
  { db, config }: TestServices,
  more: Partial<typeof voucher.$inferInsert> = {},
): Promise<{ id: string; code: string }> {
  const id = randomUUID();
  const kind = more.kind ?? 'value';
  const cents = more.valueCents ?? 10_000;
  const code = voucherCode({ id, kind }, config.VOUCHER_SECRET);
  await db.insert(voucher).values({
    ...{ id, kind, codeHash: codeHash(code), site: mainSite, sku: 'voucher', itemId: 'voucher', title: 'Gutschein' },
    ...{ currency: 'CHF', locale: 'de', validUntil: new Date(Date.now() + YEAR_MS) },
    ...more,
    ...{ valueCents: cents, balanceCents: cents },
  });
  await db.insert(voucherMovement).values({ voucherId: id, kind: 'issued', cents });
  return { id, code };
}
