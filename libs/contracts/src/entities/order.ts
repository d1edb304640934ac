import { z } from 'zod';

export const orderStatusSchema = z.enum([
  'canceled',
  'canceledByCustomer',
  'completed',
  'delivered',
  'invalid',
  'readyForPickUp',
  'refunded',
  'returned',
  'shipped',
  'transmitted',
]);
export const paymentMethodSchema = z.enum([
  'bonus-payment',
  'cashdesk',
  'cc',
  'giro',
  'instant',
  'inv',
  'no-payment',
  'on-pickup',
  'pay-later',
  'pay-over-time',
  'paypal',
  'postfinance_card',
  'pre',
  'sitpay',
  'twint',
  'value-voucher',
]);
export const paymentProviderSchema = z.enum(['AD', 'BC', 'DT', 'IN', 'LO', 'PP', 'SP']);
export const deliveryTypeSchema = z.enum(['DOWNLOAD', 'EXPRESS', 'SATURDAY', 'SCHEDULED', 'STANDARD']);
export const deliveryMethodSchema = z.enum([
  'Download',
  'SwissPostExpress',
  'SwissPostSaturday',
  'SwissPostScheduled',
  'SwissPostStandard',
]);
