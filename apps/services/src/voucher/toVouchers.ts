import type { Currency, Voucher } from '@shop/contracts';
import { copiedLink } from '../catalogue/copiedLink.ts';
import { findItemLinks } from '../catalogue/itemLinks.ts';
import { checkoutSettings } from '../checkout/readCheckout.ts';
import type { Call } from '../module.ts';
import { voucherCode } from './voucherCode.ts';
import { findLocations, findMovements, type VoucherRow } from './voucherRepository.ts';
import { extendableUntil, firstDate, isActivatable, isExchangeable, statusOf } from './voucherRules.ts';

/** Vouchers for whoever has their codes, in the order given. Three queries, however many they are. */
export async function toVouchers(call: Call, rows: readonly VoucherRow[]): Promise<Voucher[]> {
  const { db, site, locale, config } = call;
  const { vouchers: settings, delivery } = await checkoutSettings(call);
  const now = new Date();
  const experiences = rows.filter(({ kind }) => kind === 'experience');
  const locations = await findLocations(
    db,
    site,
    experiences.map(({ itemId }) => itemId),
  );
  const links = await findItemLinks(
    db,
    site,
    locale,
    rows.map(({ itemId }) => itemId),
  );
  const movements = Map.groupBy(
    await findMovements(
      db,
      rows.map(({ id }) => id),
    ),
    ({ voucherId }) => voucherId,
  );
  const first = firstDate(settings, delivery.seat, now);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    code: voucherCode(row, config.VOUCHER_SECRET),
    status: statusOf(row, now),
    title: row.title,
    subTitle: row.subTitle,
    image: row.image,
    link: copiedLink(row, links),
    currency: row.currency as Currency,
    value: { cents: row.valueCents },
    balance: { cents: row.balanceCents },
    validUntil: row.validUntil.getTime(),
    message: row.message,
    locations: row.kind === 'experience' ? (locations.get(row.itemId) ?? []) : [],
    firstDate: first,
    activation: row.activatedFor === null ? null : { date: row.activatedFor, location: row.activatedLocation ?? '' },
    isActivatable: isActivatable(row, now),
    isExchangeable: isExchangeable(row, now),
    extendableUntil: extendableUntil(row, settings, now)?.getTime() ?? null,
    movements: (movements.get(row.id) ?? []).map(({ kind, cents, at, orderNumber }) => ({
      kind,
      amount: { cents },
      at: at.getTime(),
      orderNumber: orderNumber === null ? '' : String(orderNumber),
    })),
  }));
}
