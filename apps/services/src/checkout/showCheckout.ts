import type { checkout, ResultsOf } from '@shop/contracts';
import { findAccountById } from '../identity/accountRepository.ts';
import type { Call } from '../module.ts';
import { readCheckout } from './readCheckout.ts';
import { toCheckout } from './toCheckout.ts';

export type CheckoutReply = ResultsOf<typeof checkout, 'GetCheckout'>;

/** The visitor's checkout. Without a cart there is none, and the error `empty`. */
export async function showCheckout(call: Call): Promise<CheckoutReply> {
  const state = await readCheckout(call);
  if (!state || state.lines.length === 0) return { checkout: null, error: { checkoutError: 'empty' } };
  return { checkout: toCheckout(state, await emailOf(call)), error: null };
}

/** The e-mail address of the customer or guest; empty for a visitor who is neither. */
async function emailOf({ db, visitor }: Call): Promise<string> {
  const id = visitor.customerId ?? visitor.guestId;
  return id === null ? '' : ((await findAccountById(db, id))?.email ?? '');
}
