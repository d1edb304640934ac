import type { ArgsOf, ResultsOf, ValidationCode, voucher as contract, VoucherError } from '@shop/contracts';
import { dayWithin } from '@shop/validation';
import { eq } from 'drizzle-orm';
import { localDay } from '../localDay.ts';
import { checkoutSettings } from '../checkout/readCheckout.ts';
import { cleanText } from '../customer/cleanText.ts';
import { codesOf } from '../customer/customerErrors.ts';
import type { Transaction } from '../db/database.ts';
import { voucher } from '../db/schema/voucher.ts';
import { emailCode } from '../identity/emailCode.ts';
import type { Call } from '../module.ts';
import { changeVoucher } from './changeVoucher.ts';
import { findLocations, type VoucherRow } from './voucherRepository.ts';
import { firstDate, isActivatable, unusableReason } from './voucherRules.ts';

type Activation = ArgsOf<typeof contract, 'Activate'>[1];
type Reply = ResultsOf<typeof contract, 'Activate'>;

/** Maximum length of the name of whoever comes, in characters. */
const MAX_NAME = 100;

/**
 * Activates an experience for a day and a location. A value voucher, and an experience without a date, are only stored in
 * the customer's account: whoever has the code may take it there.
 */
export async function activate(call: Call, code: string, given: Activation): Promise<Reply> {
  const { vouchers, delivery } = await checkoutSettings(call);
  const now = new Date();
  const first = firstDate(vouchers, delivery.seat, now);
  return changeVoucher(call, code, async (tx, row) => {
    const reason = unusableReason(row, now);
    if (reason) return { voucherError: reason };
    const { customerId } = call.visitor;
    if (row.kind === 'value' || (customerId !== null && isForAccount(given))) {
      return customerId === null ? { voucherError: 'NOT_ACTIVATABLE' } : update(tx, row, { customerId });
    }
    if (!isActivatable(row, now)) return { voucherError: 'NOT_ACTIVATABLE' };
    const locations = (await findLocations(tx, call.site, [row.itemId])).get(row.itemId) ?? [];
    const last = localDay(row.validUntil);
    const location = given.location ?? '';
    const error = fieldsError({
      date: dateCode(given.date, first, last),
      location: locationCode(location, locations),
      ...(customerId === null && { name: nameCode(given.name ?? ''), email: emailCode((given.email ?? '').trim()) }),
    });
    if (error) return error;
    return update(tx, row, {
      customerId,
      activatedFor: given.date!,
      activatedLocation: location,
      activatedName: cleanText(given.name ?? '') || null,
      activatedEmail: given.email?.trim() || null,
    });
  });
}

/** Says nothing of the experience itself. */
const isForAccount = ({ date, location, name, email }: Activation) => !date && !location && !name && !email;

function dateCode(day: Activation['date'], first: string, last: string): ValidationCode | null {
  if (!day) return 'required';
  if (Number.isNaN(Date.parse(day)) || new Date(day).toISOString().slice(0, 10) !== day) return 'invalid';
  return dayWithin(first, last)(day) ?? null;
}

function locationCode(location: string, locations: readonly string[]): ValidationCode | null {
  if (locations.length === 0) return location === '' ? null : 'notExists';
  if (!location) return 'required';
  return locations.includes(location) ? null : 'notExists';
}

function nameCode(name: string): ValidationCode | null {
  if (!cleanText(name)) return 'required';
  return name.length > MAX_NAME ? 'max' : null;
}

function fieldsError(codes: Record<string, ValidationCode | null>): VoucherError | null {
  const fields = codesOf(codes);
  return Object.keys(fields).length > 0 ? { validationError: { fields } } : null;
}

async function update(tx: Transaction, { id }: VoucherRow, change: Partial<VoucherRow>): Promise<VoucherRow> {
  const [row] = await tx.update(voucher).set(change).where(eq(voucher.id, id)).returning();
  return row!;
}
