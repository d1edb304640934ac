import type { ArgsOf, checkout, CheckoutError, ResultsOf } from '@shop/contracts';
import { lockOwnCart } from '../cart/openCart.ts';
import { deleteCart } from '../cart/cartRepository.ts';
import { customerIdOf } from '../customer/customerIdOf.ts';
import type { Transaction } from '../db/database.ts';
import type { Call } from '../module.ts';
import { findOwnerWithOrder, type OwnerWithOrder } from '../order/findOwnerWithOrder.ts';
import { insertOrder, type OrderRow } from '../order/insertOrder.ts';
import { startPayment } from '../payment/startPayment.ts';
import { confirmOrder } from '../order/confirmOrder.ts';
import { spendCodes } from './codes/spendCodes.ts';
import { isOwnMethod } from './paymentOptions.ts';
import { type CheckoutSettings, checkoutSettings, type CheckoutState, stateOf } from './readCheckout.ts';
import { takeStock, type Units } from './takeStock.ts';
import { obstacleOf, versionOf } from './toCheckout.ts';

type Confirmation = ArgsOf<typeof checkout, 'PlaceOrder'>[1];
type Reply = ResultsOf<typeof checkout, 'PlaceOrder'>;

interface Asked {
  key: string;
  confirmation: Confirmation;
}

/** Ends the transaction with nothing done. */
class Refusal extends Error {
  readonly error: CheckoutError;

  constructor(error: CheckoutError) {
    super('The order is refused.');
    this.error = error;
  }
}

/** A placed order with the key of its link, or why there is none. */
type Placed = { order: OrderRow } | { error: CheckoutError };

/**
 * Makes an order of the visitor's checkout in one transaction: stock and balances of vouchers fall, the order is stored,
 * its mail queued and the cart deleted. An order that is paid at a provider holds once it is paid: until then it keeps the stock, and the cart
 * stays. The same key gives the same order.
 */
export async function placeOrder(call: Call, idempotencyKey: string, confirmation: Confirmation): Promise<Reply> {
  if (!idempotencyKey.trim()) return refused({ validationError: { fields: { idempotencyKey: ['required'] } } });
  const settings = await checkoutSettings(call);
  const placed = await call.db
    .transaction((tx) => place(tx, call, settings, { key: idempotencyKey, confirmation }))
    .catch((thrown: unknown) => {
      if (thrown instanceof Refusal) return { error: thrown.error };
      throw thrown;
    });
  return 'error' in placed ? refused(placed.error) : startPayment(call, placed.order);
}

async function place(tx: Transaction, call: Call, settings: CheckoutSettings, asked: Asked): Promise<Placed> {
  const { key, confirmation } = asked;
  const customerId = customerIdOf(call);
  // Locked first: of two calls with one key, the second finds the order of the first.
  const row = await lockOwnCart(tx, call);
  const owner = await findOwnerWithOrder(tx, { customerId, key, cartId: row?.id ?? null });
  // The cart is the account's by now, with what that had in it.
  if (!owner) return { error: { checkoutError: 'changed' } };
  if (owner.order) return repeat(owner.order, confirmation.version);
  if (!row) return { error: { checkoutError: 'empty' } };
  const state = await stateOf(call, tx, { row, choices: owner.choices, settings });
  const error = obstacleOf(state) ?? disagreement(versionOf(state, owner.email), confirmation);
  if (error) return { error };
  const limited = await takeStock(tx, call.site, unitsOf(state));
  if ('available' in limited) return { error: { cartItemError: limited } };
  return { order: await store(tx, call, state, { customerId, key, email: owner.email, limited }) };
}

interface Owner extends Pick<OwnerWithOrder, 'email'> {
  customerId: string;
  key: string;
  limited: ReadonlySet<string>;
}

async function store(tx: Transaction, call: Call, state: CheckoutState, { key, ...owner }: Owner): Promise<OrderRow> {
  const payment = state.payment!;
  const isPending = !isOwnMethod(payment.method);
  const isPaid = state.totals.due.cents === 0;
  const { order, lines } = await insertOrder(tx, call, state, {
    ...owner,
    idempotencyKey: key,
    version: versionOf(state, owner.email),
    payment,
    paymentStatus: isPending ? 'pending' : isPaid ? 'paid' : 'open',
  });
  const cartId = isPending ? null : state.row.id;
  if (order.codes.length > 0) {
    const isSpent = await spendCodes(tx, { ...state, order, payments: state.voucherPayments, cartId });
    // Another order was faster.
    if (!isSpent) throw new Refusal({ checkoutError: 'changed' });
  } else if (cartId !== null) await deleteCart(tx, cartId);
  if (isPending) return order;
  await confirmOrder(tx, call, order, lines);
  return order;
}

/** The order of this key, if it is the same that is asked for now. */
function repeat(order: OrderRow, version: string): Placed {
  return order.checkoutVersion === version ? { order } : { error: { checkoutError: 'keyReused' } };
}

function disagreement(current: string, { version, acceptsTerms }: Confirmation): CheckoutError | null {
  if (version !== current) return { checkoutError: 'changed' };
  return acceptsTerms ? null : { checkoutError: 'termsNotAccepted' };
}

function unitsOf({ cart }: CheckoutState): Units {
  const units = new Map<string, number>();
  for (const { sku, qty } of cart.items) units.set(sku, (units.get(sku) ?? 0) + qty);
  return units;
}

const refused = (error: CheckoutError): Reply => ({ orderId: '', nextAction: null, error });
