import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Transaction } from '../db/database.ts';
import { voucher, voucherMovement } from '../db/schema/voucher.ts';
import type { MailQueue } from '../mail/MailQueue.ts';
import { netOfUnits, netsOf } from '../order/desk/refundOfLines.ts';
import type { OrderRow } from '../order/insertOrder.ts';
import type { OrderLineRow } from '../order/orderRepository.ts';
import { readGeneralSettings } from '../site/readGeneralSettings.ts';
import { codeHash, voucherCode } from './voucherCode.ts';
import { firstEnd } from './voucherRules.ts';

export interface IssueParts {
  mails: MailQueue;
  config: Pick<Config, 'VOUCHER_SECRET'>;
}

const kinds: Partial<Record<OrderLineRow['productType'], 'value' | 'experience'>> = {
  valueVoucher: 'value',
  experienceVoucher: 'experience',
};

/**
 * Issues the vouchers of a paid order, one a unit, and queues their mails, in the transaction that makes it paid. A
 * second time issues nothing.
 */
export async function issueVouchers(
  tx: Transaction,
  { mails, config }: IssueParts,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> {
  const nets = netsOf(order, lines);
  const bought = lines
    .map((line, index) => ({ line, net: nets[index]! }))
    .filter(({ line }) => kinds[line.productType]);
  if (bought.length === 0) return;
  const { vouchers } = await readGeneralSettings(tx, order.site);
  const validUntil = firstEnd(vouchers, new Date());
  const rows = bought.flatMap(({ line, net }) =>
    Array.from({ length: line.qty }, (_, unit) => {
      // Worth what was paid for it: an exchange of its list price would turn a discount into money.
      const valueCents = netOfUnits(net, line.qty, [unit, unit + 1]);
      return newVoucher(order, line, { unit, valueCents, validUntil }, config.VOUCHER_SECRET);
    }),
  );
  const issued = await tx
    .insert(voucher)
    .values(rows)
    .onConflictDoNothing({ target: [voucher.orderId, voucher.position, voucher.unit] })
    .returning({ id: voucher.id, cents: voucher.valueCents });
  if (issued.length === 0) return;
  await tx
    .insert(voucherMovement)
    .values(issued.map(({ id, cents }) => ({ voucherId: id, orderId: order.id, kind: 'issued' as const, cents })));
  await mails.send(
    tx,
    issued.map(({ id }) => ({ kind: 'voucherIssued', voucherId: id })),
  );
}

/** Which unit of its line a voucher is, and what it is worth. */
interface NewUnit {
  unit: number;
  valueCents: number;
  validUntil: Date;
}

function newVoucher(
  order: OrderRow,
  line: OrderLineRow,
  { unit, valueCents, validUntil }: NewUnit,
  secret: string,
): typeof voucher.$inferInsert {
  const id = randomUUID();
  const kind = kinds[line.productType]!;
  return {
    ...{ id, kind, unit, validUntil, codeHash: codeHash(voucherCode({ id, kind }, secret)) },
    ...{ site: order.site, locale: order.locale, currency: order.currency },
    ...{ customerId: order.customerId, orderId: order.id, position: line.position },
    ...{ sku: line.sku, itemId: line.itemId, title: line.title, subTitle: line.subTitle },
    ...{ url: line.url, image: line.image, message: messageOf(line) },
    ...{ valueCents, balanceCents: valueCents },
  };
}

/** The greeting, and for whom it is. */
function messageOf({ personalization }: OrderLineRow): string {
  return [personalization?.recipient, personalization?.text].filter(Boolean).join(': ');
}
