import type { CheckoutError } from '@shop/contracts';
import { lockOwnCart } from '../cart/openCart.ts';
import type { Call } from '../module.ts';
import { type Choices, findChoices, saveChoices } from './checkoutRepository.ts';
import { checkoutSettings, type CheckoutState, stateOf } from './readCheckout.ts';
import { type CheckoutReply, showCheckout } from './showCheckout.ts';

/** What a change adds to the choices, or why it cannot. */
export type CheckoutChange = Partial<Choices> | { error: CheckoutError };

/** Changes the choices of the visitor's checkout under the lock of the cart. An error comes with the unchanged checkout. */
export async function changeCheckout(
  call: Call,
  change: (state: CheckoutState) => CheckoutChange,
): Promise<CheckoutReply> {
  const settings = await checkoutSettings(call);
  const error = await call.db.transaction(async (tx): Promise<CheckoutError | null> => {
    const row = await lockOwnCart(tx, call);
    if (!row) return { checkoutError: 'empty' };
    const choices = await findChoices(tx, call, row.id);
    const changed = change(await stateOf(call, tx, { row, choices, settings }));
    if ('error' in changed) return changed.error;
    await saveChoices(tx, row.id, changed);
    return null;
  });
  const shown = await showCheckout(call);
  return { checkout: shown.checkout, error: error ?? shown.error };
}
