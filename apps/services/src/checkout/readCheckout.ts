import type {
  AppliedCode,
  Cart,
  ChosenPayment,
  Delivery,
  DeliveryOption,
  PaymentOption,
  Totals,
} from '@shop/contracts';
import { type CartArticle, findArticles } from '../catalogue/cartArticles.ts';
import type { CartLine } from '../cart/cartLine.ts';
import { type CartRow, findCart, findLines } from '../cart/cartRepository.ts';
import { type Market, marketOf } from '../cart/markets.ts';
import { ownerOf } from '../cart/showCart.ts';
import { toCart } from '../cart/toCart.ts';
import { articleRate, vatRate } from '../cart/vatRates.ts';
import type { DatabaseOrTransaction } from '../db/database.ts';
import type { Call } from '../module.ts';
import { connectedProviders } from '../payment/providers.ts';
import { siteFrame } from '../site/siteFrame.ts';
import type { SiteSettings } from '../site/siteSettings.ts';
import { type Choices, findChoices } from './checkoutRepository.ts';
import { discountOf } from './codes/promotions.ts';
import { readCodes } from './codes/readCodes.ts';
import type { VoucherPayment } from './codes/spendCodes.ts';
import { toAppliedCodes } from './codes/toAppliedCodes.ts';
import { computeTotals, type SoldAmount } from './computeTotals.ts';
import { deliveryOptions } from './deliveryOptions.ts';
import { paymentOptions } from './paymentOptions.ts';

export type CheckoutSettings = SiteSettings['general'];

/** A cart on its way to an order, with all that follows from it. */
export interface CheckoutState {
  row: CartRow;
  lines: readonly CartLine[];
  articles: ReadonlyMap<string, CartArticle>;
  /** Tax rates of the articles by SKU, in tenths of a percent; null for what is not taxed. */
  rates: ReadonlyMap<string, number | null>;
  cart: Cart;
  choices: Choices;
  market: Market;
  deliveries: DeliveryOption[];
  /** The chosen delivery, if it is still to be had on its day. */
  delivery: DeliveryOption | null;
  /** The chosen payment, if it is still to be had. */
  payment: ChosenPayment | null;
  totals: Totals;
  /** The codes that were given, with what they do. */
  codes: AppliedCode[];
  payments: PaymentOption[];
  voucherPayments: VoucherPayment[];
  /** The promotion that everybody may use once, if it took something off. */
  oncePromotion: string | null;
}

/** The state of the visitor's checkout; null without a cart. */
export async function readCheckout(call: Call): Promise<CheckoutState | null> {
  const row = await findCart(call.db, ownerOf(call));
  if (!row) return null;
  const settings = await checkoutSettings(call);
  return stateOf(call, call.db, { row, settings, choices: await findChoices(call.db, call, row.id) });
}

/** What a state is made of. */
interface Basis {
  row: CartRow;
  choices: Choices;
  settings: CheckoutSettings;
}

/** The state of a cart's checkout, as the transaction sees it. Two queries. */
export async function stateOf(
  { site, locale, config }: Call,
  db: DatabaseOrTransaction,
  { row, choices, settings }: Basis,
): Promise<CheckoutState> {
  const now = new Date();
  const market = marketOf(site);
  const lines = await findLines(db, row.id);
  const articles = await findArticles(
    db,
    site,
    locale,
    lines.map(({ sku }) => sku),
  );
  const cart = toCart({ row, lines, articles, market, now });
  const standardPermille = vatRate(market.country, 'standard', now);
  const typeOf = (sku: string) => articles.get(sku)?.productType ?? 'product';
  const rates = new Map([...articles].map(([sku, article]) => [sku, articleRate(market.country, article, now)]));
  const sold = cart.items.map(({ sku, rowTotalPrice }): SoldAmount => ({
    cents: rowTotalPrice.amount.cents,
    permille: rates.get(sku) ?? null,
    isExperience: typeOf(sku) === 'experienceVoucher',
  }));

  const eligibleCents = sold.reduce((sum, { cents, permille }) => (permille === null ? sum : sum + cents), 0);
  const known = readCodes(choices, settings.promotions, { now, eligibleCents });
  const promotion = known.promotion?.problem === null ? known.promotion.promotion : null;
  const discountCents = promotion ? discountOf(promotion, eligibleCents) : 0;
  const usual = deliveryOptions({
    settings: settings.delivery,
    country: market.country,
    productTypes: cart.items.map(({ sku }) => typeOf(sku)),
    productionDays: Math.max(0, ...[...articles.values()].map((article) => article.productionDays)),
    valueCents: cart.summary.total.cents - discountCents,
    now,
  });
  const deliveries = promotion?.kind === 'freeDelivery' ? usual.map(withoutCost) : usual;
  const delivery = deliveries.find((option) => isChosen(option, choices.delivery)) ?? null;
  const undiscounted = delivery && usual.find((option) => isSameWay(option, delivery));
  const savedCents = discountCents + (undiscounted?.price.cents ?? 0) - (delivery?.price.cents ?? 0);
  const { totals, paid } = computeTotals({
    lines: sold,
    deliveryCents: delivery?.price.cents ?? 0,
    standardPermille,
    discountCents,
    vouchers: known.vouchers.map(({ row: { balanceCents, kind }, problem: unusable }) => ({
      cents: unusable ? 0 : balanceCents,
      isExchange: kind === 'experience',
    })),
    currency: market.currency,
  });
  const offered = settings.payments.filter(({ method }) => method !== 'on-pickup' || delivery?.pickupPoint);
  const codes = toAppliedCodes(
    known,
    {
      savedCents,
      paid,
      dueCents: totals.due.cents,
    },
    config.VOUCHER_SECRET,
  );
  const payments = paymentOptions(offered, connectedProviders(config), {
    dueCents: totals.due.cents,
    vouchersCents: totals.vouchers.cents,
    sellsVouchers: sold.some(({ permille, isExperience }) => permille === null || isExperience),
  });
  const payment = chosenOf(payments, choices.payment);
  const voucherPayments = known.vouchers.map(({ row: { id } }, index) => ({ voucherId: id, cents: paid[index]! }));
  const oncePromotion = promotion?.oncePerCustomer && savedCents > 0 ? promotion.code : null;
  return {
    ...{ row, lines, articles, rates, cart, choices, market, deliveries, delivery, payments, payment, totals },
    ...{ codes, voucherPayments, oncePromotion },
  };
}

/** Whether it comes the same way, or to the same pick-up point. */
export function isSameWay(
  option: DeliveryOption,
  { type, pickupPoint }: Pick<Delivery, 'type' | 'pickupPoint'>,
): boolean {
  return option.type === type && option.pickupPoint?.id === pickupPoint?.id;
}

/** The usual delivery is the one that is free. */
const withoutCost = (option: DeliveryOption): DeliveryOption =>
  option.type === 'STANDARD' ? { ...option, price: { cents: 0 } } : option;

/** Whether choices name this option, and a day of it where there are days to choose from. */
export function isChosen(option: DeliveryOption, chosen: Choices['delivery']): boolean {
  if (!chosen || !isSameWay(option, chosen)) return false;
  return option.dates.length === 0 ? chosen.date === null : option.dates.includes(chosen.date ?? '');
}

/** The chosen payment. Where there is only one that costs nothing, it needs no choice. */
function chosenOf(options: readonly PaymentOption[], chosen: ChosenPayment | null): ChosenPayment | null {
  const [first] = options;
  const isFree = first?.method === 'no-payment' || first?.method === 'value-voucher';
  const found = isFree ? first : options.find((o) => o.method === chosen?.method && o.provider === chosen.provider);
  return found ? { method: found.method, provider: found.provider } : null;
}

/**
 * The site's settings. Read before a transaction begins: they come over a connection of their own, and transactions that
 * waited for one while they hold theirs would wait for each other.
 */
export async function checkoutSettings({ db, site, locale }: Call): Promise<CheckoutSettings> {
  const frame = await siteFrame(db, site);
  if (!frame) throw new Error(`Site "${site}" has no settings.`);
  return frame.locales[locale].settings.general;
}
