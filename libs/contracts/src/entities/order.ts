import { z } from 'zod';
import { deliveryMethods, deliveryTypes, orderStatuses, paymentMethods, paymentProviders } from '../constants.ts';
import { dayPattern } from '../dayPattern.ts';
import { addressSchema } from './address.ts';
import { personalizationSchema } from './cart.ts';
import { imageSchema, linkSchema } from './media.ts';
import { creditNoteSummarySchema, orderReturnSchema, refundedLineSchema, refundSchema } from './orderReturn.ts';
import { amountSchema } from './price.ts';
import { currencySchema, idSchema, timestampSchema, urlSchema } from './scalars.ts';

export const orderStatusSchema = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatusSchema>;
export const paymentMethodSchema = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export const paymentProviderSchema = z.enum(paymentProviders);
export type PaymentProvider = z.infer<typeof paymentProviderSchema>;
export const deliveryTypeSchema = z.enum(deliveryTypes);
export type DeliveryType = z.infer<typeof deliveryTypeSchema>;
export const deliveryMethodSchema = z.enum(deliveryMethods);
export type DeliveryMethod = z.infer<typeof deliveryMethodSchema>;

/** A day without a time, `2026-12-24`. */
export const daySchema = z.string().regex(dayPattern);

/** Tax of one rate that is included in gross amounts. */
const taxShareSchema = z.object({
  /** Tenths of a percent: 81 is 8.1 percent. */
  permille: z.int(),
  gross: amountSchema,
  tax: amountSchema,
});
export type TaxShare = z.infer<typeof taxShareSchema>;

/** The sums of a checkout or an order: items + delivery − discount − vouchers = due. All are gross. */
export const totalsSchema = z.object({
  items: amountSchema,
  /** Taken off by promotion codes. */
  discount: amountSchema,
  delivery: amountSchema,
  /** Paid by value vouchers. */
  vouchers: amountSchema,
  /** What is left to pay. */
  due: amountSchema,
  /** By rate, the highest first. Value vouchers are not taxed when they are sold. */
  taxes: z.array(taxShareSchema),
  currency: currencySchema,
});
export type Totals = z.infer<typeof totalsSchema>;

/** A shop where an order can be collected. */
export const pickupPointSchema = z.object({
  id: idSchema,
  name: z.string(),
  streetName: z.string(),
  streetNumber: z.string(),
  zip: z.string(),
  city: z.string(),
  /** When it is open, in words. */
  hours: z.string(),
});
export type PickupPoint = z.infer<typeof pickupPointSchema>;

/**
 * Why a code does not count. `notForSale`: for nothing in the cart; `minimum`: the cart is worth too little; `tooMany`:
 * there are as many codes as there may be.
 */
export const codeErrorSchema = z.enum(['invalid', 'used', 'expired', 'notYet', 'minimum', 'notForSale', 'tooMany']);
export type CodeError = z.infer<typeof codeErrorSchema>;

/** A code that was accepted: a promotion, a value voucher, or an experience voucher that is exchanged. */
export const appliedCodeSchema = z.object({
  /** To remove it by. */
  id: idSchema,
  kind: z.enum(['promotion', 'voucher', 'exchange']),
  /** A promotion's code, or the last characters of a voucher's, which are enough to recognise it. */
  code: z.string(),
  /** What it is; empty for vouchers. */
  title: z.string(),
  /** What it takes off or pays. */
  amount: amountSchema,
  /** Why it counts for nothing as things are. */
  problem: codeErrorSchema.nullable(),
});
export type AppliedCode = z.infer<typeof appliedCodeSchema>;

export const deliverySchema = z.object({
  type: deliveryTypeSchema,
  method: deliveryMethodSchema,
  /** The day of a scheduled or Saturday delivery. */
  date: daySchema.nullable(),
  /** Where it is collected; null if it is brought. Of what a client sends, only the id counts. */
  pickupPoint: pickupPointSchema.nullish(),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const orderLineSchema = z.object({
  id: idSchema,
  sku: idSchema,
  title: z.string(),
  subTitle: z.string(),
  image: imageSchema.nullable(),
  /** In the language asked for; without an address where the article is gone. */
  link: linkSchema,
  qty: z.int(),
  price: amountSchema,
  rowTotalPrice: amountSchema,
  parentId: idSchema.nullable(),
  personalization: personalizationSchema.nullable(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

const orderPaymentSchema = z.object({
  method: paymentMethodSchema,
  provider: paymentProviderSchema.nullable(),
  status: z.enum(['pending', 'paid', 'refused', 'open']),
  amount: amountSchema,
  refunded: amountSchema,
});

export type OrderPayment = z.infer<typeof orderPaymentSchema>;

/** A parcel on its way. */
const parcelSchema = z.object({
  /** Name of who brings it. */
  carrier: z.string(),
  /** Where the carrier tells where it is; empty where that is not known. */
  trackingUrl: urlSchema,
  sentAt: timestampSchema,
});
export type Parcel = z.infer<typeof parcelSchema>;

/** What a list of orders shows. */
export const orderSummarySchema = z.object({
  id: idSchema,
  /** The number people use. */
  number: z.string(),
  status: orderStatusSchema,
  orderedAt: timestampSchema,
  itemCount: z.int(),
  total: amountSchema,
  currency: currencySchema,
  images: z.array(imageSchema),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

/** An order with its own copy of texts, prices, taxes and addresses. */
export const orderSchema = orderSummarySchema.extend({
  email: z.string(),
  lines: z.array(orderLineSchema),
  totals: totalsSchema,
  /** The codes that took something off or paid. */
  codes: z.array(appliedCodeSchema),
  billingAddress: addressSchema,
  /** Null: the billing address, or nothing to deliver. */
  shippingAddress: addressSchema.nullable(),
  delivery: deliverySchema,
  payment: orderPaymentSchema,
  /** What happened, the oldest first. */
  events: z.array(z.object({ status: orderStatusSchema, at: timestampSchema })),
  /** In which it was sent, the first one first. */
  parcels: z.array(parcelSchema),
  /** The oldest first. */
  refunds: z.array(refundSchema),
  /** The oldest first. */
  creditNotes: z.array(creditNoteSummarySchema),
  /** Whether the customer may still cancel it. */
  isCancelable: z.boolean(),
  /** The oldest first. */
  returns: z.array(orderReturnSchema),
  /** Units that the customer may ask to send back, and until when. */
  returnable: z.object({ lines: z.array(refundedLineSchema), until: timestampSchema.nullable() }),
  /** Where questions about it are answered. */
  shopEmail: z.string(),
});
export type Order = z.infer<typeof orderSchema>;

/** The bill of an order that holds. */
export const invoiceSummarySchema = z.object({
  /** The number of the bill, unlike that of the order. */
  number: z.string(),
  orderId: idSchema,
  orderNumber: z.string(),
  issuedAt: timestampSchema,
  /** What the order comes to, before vouchers. */
  amount: amountSchema,
  /** By vouchers or money. */
  paid: amountSchema,
  /** What is left to pay; nothing of an order that was given up. */
  due: amountSchema,
  /** Until when; null where nothing is left, or the goods wait for the money. */
  dueAt: timestampSchema.nullable(),
  currency: currencySchema,
  /** The PDF, for the customer. */
  url: z.string(),
  /** The oldest first. */
  creditNotes: z.array(creditNoteSummarySchema),
});
export type InvoiceSummary = z.infer<typeof invoiceSummarySchema>;

/** An order as the staff sees it. */
export const deskOrderSchema = orderSchema.extend({
  /** What it may become by `SetStatus`. */
  nextStatuses: z.array(orderStatusSchema),
  /** What may still be given back. */
  refundable: amountSchema,
  /** Ids of vouchers that are still to be sent with it on paper. */
  vouchersToSend: z.array(idSchema),
});
export type DeskOrder = z.infer<typeof deskOrderSchema>;
