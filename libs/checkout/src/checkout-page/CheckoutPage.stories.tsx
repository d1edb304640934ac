import {
  aCart,
  aCartItem,
  aCheckout,
  aDeliveryOption,
  anAddress,
  anOrder,
  anOrderLine,
  aPaymentOption,
  aSiteContent,
  aTotals,
  httpStatus,
  storyPicture,
} from '@shop/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import CheckoutPage from './CheckoutPage';

const fondue = {
  title: 'Fondue für vier',
  subTitle: 'Caquelon, Rechaud und Gabeln',
  image: storyPicture('fondue'),
};
const cart = aCart({ items: [aCartItem(fondue)] });
const checkout = aCheckout({ cart });
const order = anOrder({ lines: [anOrderLine(fondue)] });
const session = { status: 'anonymous', identity: null, authForm: null };

const answers = {
  'checkout/GetCheckout': () => ({ checkout }),
  'checkout/GetDeliveryOptions': () => ({
    ret: [
      aDeliveryOption(),
      aDeliveryOption({
        type: 'EXPRESS',
        method: 'SwissPostExpress',
        price: { cents: 1990 },
        freeFrom: null,
        expected: ['2026-11-24', '2026-11-24'],
      }),
      aDeliveryOption({
        type: 'SATURDAY',
        method: 'SwissPostSaturday',
        price: { cents: 1490 },
        freeFrom: null,
        dates: ['2026-11-28', '2026-12-05'],
        expected: [],
      }),
    ],
  }),
  'checkout/GetPaymentMethods': () => ({
    ret: [
      aPaymentOption({ method: 'twint', provider: 'DT', redirects: true }),
      aPaymentOption({ method: 'cc', provider: 'AD', redirects: true }),
      aPaymentOption({ method: 'inv' }),
      aPaymentOption(),
    ],
  }),
  'order/GetPayment': () => ({ ret: { status: 'open', reason: null } }),
  'order/GetOrder': () => ({ ret: order }),
  'cart/GetCart': () => ({ cart: null }),
};
const answering = (own: object = {}) => ({
  shop: { path: '/kasse/order?order=order-1', services: { ...answers, ...own }, state: { session } },
});
const showing = (own: Parameters<typeof aCheckout>[0]) =>
  answering({ 'checkout/GetCheckout': () => ({ checkout: aCheckout({ cart, ...own }) }) });

const meta = {
  component: CheckoutPage,
  args: { content: aSiteContent(), path: '/kasse/review' },
  parameters: { layout: 'fullscreen', ...answering() },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[role="status"][aria-label], [aria-busy]')).toBeNull());
  },
} satisfies Meta<typeof CheckoutPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Address: Story = {
  tags: ['screenshot'],
  args: { path: '/kasse/address' },
  parameters: showing({ billingAddress: null, delivery: null, payment: null, email: '', step: 'address' }),
};
export const TwoAddresses: Story = {
  args: { path: '/kasse/address' },
  parameters: showing({ shippingAddress: anAddress({ id: '', firstName: 'Beat', city: 'Bern' }) }),
};
export const Delivery: Story = {
  args: { path: '/kasse/delivery' },
  parameters: showing({ delivery: null, payment: null, step: 'delivery' }),
};
export const DeliveryOnADay: Story = {
  args: { path: '/kasse/delivery' },
  parameters: showing({ delivery: { type: 'SATURDAY', method: 'SwissPostSaturday', date: '2026-11-28' } }),
};
export const Payment: Story = {
  args: { path: '/kasse/payment' },
  parameters: showing({ payment: null, step: 'payment' }),
};
export const NothingToPay: Story = {
  args: { path: '/kasse/payment' },
  parameters: answering({
    'checkout/GetCheckout': () => ({
      checkout: aCheckout({ cart, totals: aTotals({ vouchers: { cents: 5780 }, due: { cents: 0 } }) }),
    }),
    'checkout/GetPaymentMethods': () => ({ ret: [aPaymentOption({ method: 'value-voucher' })] }),
  }),
};
export const Review: Story = {};
/** A promotion and a voucher pay a part; there is nothing to exchange another voucher for. */
export const WithCodes: Story = {
  parameters: showing({
    codes: [
      {
        ...{ id: 'ZEHN', kind: 'promotion', code: 'ZEHN', title: '10 %' },
        ...{ amount: { cents: 499 }, problem: null },
      },
      { id: 'voucher', kind: 'voucher', code: 'FK39', title: '', amount: { cents: 2000 }, problem: null },
      { id: 'exchange', kind: 'exchange', code: '5KXS', title: '', amount: { cents: 0 }, problem: 'notForSale' },
    ],
    totals: aTotals({ discount: { cents: 499 }, vouchers: { cents: 2000 }, due: { cents: 3281 } }),
  }),
};
/** Something was sold out since it was added. */
export const Unavailable: Story = {
  parameters: showing({
    cart: aCart({ items: [aCartItem(fondue)], unavailableItems: [aCartItem({ lineItemId: 'line-2' })] }),
  }),
};
export const Empty: Story = {
  parameters: answering({
    'checkout/GetCheckout': () => ({ checkout: null, error: { checkoutError: 'empty' } }),
  }),
};
export const LoadFails: Story = { parameters: answering({ 'checkout/GetCheckout': () => httpStatus(500) }) };

const ofOrder = { path: '/kasse/order' };
const paid = (status: string, reason: string | null = null) =>
  answering({ 'order/GetPayment': () => ({ ret: { status, reason } }) });

export const Ordered: Story = { args: ofOrder };
export const Canceled: Story = {
  args: ofOrder,
  parameters: answering({
    'order/GetOrder': () => ({ ret: { ...order, status: 'canceledByCustomer', isCancelable: false } }),
  }),
};
/** In two parcels, one of which nobody follows; money for a part was given back, and more will be. */
export const Sent: Story = {
  args: ofOrder,
  parameters: answering({
    'order/GetOrder': () => ({
      ret: {
        ...order,
        status: 'shipped',
        isCancelable: false,
        parcels: [
          { carrier: 'Post', trackingUrl: 'https://www.example.ch/99.00.123456', sentAt: Date.UTC(2026, 10, 24, 9) },
          { carrier: 'Velokurier', trackingUrl: '', sentAt: Date.UTC(2026, 10, 24, 9) },
        ],
        refunds: [
          {
            id: 'r1',
            amount: { cents: 990 },
            lines: [],
            decidedAt: 0,
            paidAt: Date.UTC(2026, 10, 26, 9),
            isByPeople: false,
          },
          { id: 'r2', amount: { cents: 500 }, lines: [], decidedAt: 0, paidAt: null, isByPeople: false },
        ],
      },
    }),
  }),
};
export const PaymentRefused: Story = { args: ofOrder, parameters: paid('refused', 'expiredCard') };
/** The provider has not told yet what became of the payment. */
export const PaymentPending: Story = { args: ofOrder, parameters: paid('pending') };
export const OrderNotFound: Story = {
  args: ofOrder,
  parameters: answering({ 'order/GetPayment': () => ({ ret: null, error: 'NOT_FOUND' }) }),
};
