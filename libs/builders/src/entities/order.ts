import {
  checkoutSchema,
  deliveryOptionSchema,
  orderLineSchema,
  orderSchema,
  overviewSchema,
  paymentOptionSchema,
  totalsSchema,
} from '@shop/contracts';
import { anAddress } from './account';
import { builder } from './build';
import { aCart } from './cart';
import { aLink, anImage } from './media';

const standard = { type: 'STANDARD' as const, method: 'SwissPostStandard' as const };

/** The sums of one pan with its delivery. */
export const aTotals = builder(totalsSchema, () => ({
  items: { cents: 4990 },
  discount: { cents: 0 },
  delivery: { cents: 790 },
  vouchers: { cents: 0 },
  due: { cents: 5780 },
  taxes: [{ permille: 81, gross: { cents: 5780 }, tax: { cents: 433 } }],
  currency: 'CHF' as const,
}));

/** Ready to be ordered. */
export const aCheckout = builder(checkoutSchema, () => ({
  cart: aCart(),
  email: 'anna@example.ch',
  billingAddress: anAddress({ id: '' }),
  shippingAddress: null,
  delivery: { ...standard, date: null, pickupPoint: null },
  payment: { method: 'pre' as const, provider: null },
  codes: [],
  totals: aTotals(),
  step: 'review' as const,
  version: 'version-1',
}));

/** By post, from Wednesday to Friday. */
export const aDeliveryOption = builder(deliveryOptionSchema, () => ({
  ...standard,
  price: { cents: 790 },
  freeFrom: { cents: 8000 },
  dates: [],
  expected: ['2026-11-25', '2026-11-27'],
  pickupPoint: null,
}));

/** Prepayment. */
export const aPaymentOption = builder(paymentOptionSchema, () => ({
  method: 'pre' as const,
  provider: null,
  redirects: false,
}));

export const anOrderLine = builder(orderLineSchema, () => ({
  id: '1',
  sku: 'P-100',
  title: 'Gusspfanne',
  subTitle: 'Durchmesser 28 cm',
  image: anImage(),
  link: aLink(),
  qty: 1,
  price: { cents: 4990 },
  rowTotalPrice: { cents: 4990 },
  parentId: null,
  personalization: null,
}));

/** Placed just now, with prepayment. */
export const anOrder = builder(orderSchema, () => ({
  id: 'order-1',
  number: '100001',
  status: 'transmitted' as const,
  orderedAt: Date.UTC(2026, 10, 23, 9),
  itemCount: 1,
  total: { cents: 5780 },
  currency: 'CHF' as const,
  images: [],
  email: 'anna@example.ch',
  lines: [anOrderLine()],
  totals: aTotals(),
  codes: [],
  billingAddress: anAddress({ id: '' }),
  shippingAddress: null,
  delivery: { ...standard, date: null, pickupPoint: null },
  payment: {
    method: 'pre' as const,
    provider: null,
    status: 'open' as const,
    amount: { cents: 5780 },
    refunded: { cents: 0 },
  },
  events: [],
  parcels: [],
  refunds: [],
  creditNotes: [],
  isCancelable: true,
  returns: [],
  returnable: { lines: [], until: null },
  shopEmail: 'hallo@laden.example',
}));

/** Of a customer who has an address, and nothing else yet. */
export const anOverview = builder(overviewSchema, () => ({
  lastOrder: null,
  hasMoreOrders: false,
  vouchers: [],
  hasMoreVouchers: false,
  waitingOrders: [],
  undecidedReviews: 0,
  undecidedQuestions: 0,
  unansweredQuestions: 0,
  hasAddress: true,
}));
