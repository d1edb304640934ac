import type { CheckoutError, CodeError } from '@shop/contracts';
import { lockOwnCart } from '../../cart/openCart.ts';
import type { Transaction } from '../../db/database.ts';
import type { StoredCode } from '../../db/schema/checkout.ts';
import type { Call } from '../../module.ts';
import { findByCode } from '../../voucher/voucherRepository.ts';
import { findChoices, saveChoices } from '../checkoutRepository.ts';
import { type CheckoutSettings, checkoutSettings, stateOf } from '../readCheckout.ts';
import { type CheckoutReply, showCheckout } from '../showCheckout.ts';
import { promotionOf } from './promotions.ts';
import { voucherProblem } from './readCodes.ts';
import { idOf, withCode } from './withCode.ts';

const refused = (codeError: CodeError): CheckoutError => ({ codeError });

/** Applies a code as it was typed, if it counts for something now. An error comes with the unchanged checkout. */
export async function addCode(call: Call, given: string): Promise<CheckoutReply> {
  const settings = await checkoutSettings(call);
  const error = given.trim()
    ? await call.db.transaction((tx) => add(tx, call, settings, given))
    : { validationError: { fields: { code: ['required' as const] } } };
  const shown = await showCheckout(call);
  return { checkout: shown.checkout, error: error ?? shown.error };
}

async function add(
  tx: Transaction,
  call: Call,
  settings: CheckoutSettings,
  given: string,
): Promise<CheckoutError | null> {
  const row = await lockOwnCart(tx, call);
  if (!row) return { checkoutError: 'empty' };
  const promotion = promotionOf(settings.promotions, given);
  const voucher = promotion ? null : await findByCode(tx, call.site, given);
  if (!promotion && !voucher) return refused('invalid');
  const unusable = voucher && voucherProblem(voucher, new Date());
  if (unusable) return refused(unusable);
  const found: StoredCode = voucher
    ? { kind: 'voucher', id: voucher.id }
    : { kind: 'promotion', code: promotion!.code };
  const choices = await findChoices(tx, call, row.id);
  const codes = withCode(choices.codes, found);
  if (!codes) return refused('tooMany');
  const vouchers = voucher ? [...choices.vouchers, voucher] : choices.vouchers;
  const state = await stateOf(call, tx, { row, choices: { ...choices, codes, vouchers }, settings });
  const problem = state.codes.find(({ id }) => id === idOf(found))?.problem;
  if (problem) return refused(problem);
  await saveChoices(tx, row.id, { codes });
  return null;
}
