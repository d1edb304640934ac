import type { OrderMailWords } from './OrderMailWords.ts';

export const en: OrderMailWords = {
  mails: (number, shop) => ({
    orderPlaced: {
      subject: `Your order ${number} with ${shop}`,
      heading: 'Thank you for your order',
      text: `We have received your order ${number}.`,
    },
    orderCanceled: {
      subject: `Order ${number} is cancelled`,
      heading: 'Your order is cancelled',
      text: `Order ${number} will not be delivered. You get back what you paid, the way you paid it.`,
    },
    orderReady: {
      subject: `Order ${number} is ready`,
      heading: 'Your order is ready for you',
      text: `You can pick up order ${number} now. Bring its number along.`,
    },
    orderShipped: {
      subject: `Order ${number} is on its way`,
      heading: 'Your parcel is on its way',
      text: `We have sent order ${number}.`,
    },
    orderRefunded: {
      subject: `Refund for order ${number}`,
      heading: 'Your money is coming back',
      text: `We have given you money back for order ${number}. It takes some days to arrive in your account.`,
    },
    returnRequested: {
      subject: `Return from order ${number}`,
      heading: 'We have your request',
      text: `You would like to send something back from order ${number}. We will look at it and write to you. Please wait for our answer before you send the parcel.`,
    },
    returnAccepted: {
      subject: `The return from order ${number} is accepted`,
      heading: 'Send the items back',
      text: `Put the order number ${number} into the parcel and send it to the address below. Once it is here, you get your money back.`,
    },
    returnRejected: {
      subject: `The return from order ${number} is not possible`,
      heading: 'We cannot take this back',
      text: `Unfortunately, we cannot accept your request about order ${number}.`,
    },
    returnReceived: {
      subject: `Your return from order ${number} has arrived`,
      heading: 'Your parcel has arrived',
      text: `Thank you, the items from order ${number} are with us. What you paid goes back the same way; if the invoice is still open, you pay that much less.`,
    },
  }),
  payment: {
    inv: 'You can download the invoice below.',
    pre: 'We process the order as soon as the money is here.',
    'on-pickup': 'You pay when you pick it up.',
  },
  transfer: ({ amount, holder, iban, bic, reference }) =>
    `Transfer ${amount} to ${holder}, IBAN ${iban}${bic && `, BIC ${bic}`}, reference ${reference}.`,
  invoice: 'Invoice as PDF',
  discount: 'Discount',
  delivery: {
    DOWNLOAD: 'By e-mail',
    EXPRESS: 'Express delivery',
    SATURDAY: 'Delivery on Saturday',
    SCHEDULED: 'Delivery on a chosen day',
    STANDARD: 'Delivery',
  },
  pickup: (name) => `Pick-up: ${name}`,
  vouchers: 'Gift cards',
  total: 'To pay',
  settledTotal: 'Total',
  tax: (percent) => `VAT of ${percent} % included`,
  free: 'free',
  track: 'Track the parcel',
  sent: 'On its way',
  refunded: 'Given back',
  returnTo: 'Return address',
  button: 'See the order',
  footer: 'A question about the order? Just answer this message.',
};
