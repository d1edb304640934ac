import type { UnknownAction } from '@reduxjs/toolkit';
import type { Checkout } from '@shop/contracts';
import { checkout } from '@shop/contracts/wire/checkout';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';

/**
 * The way from the visitor's own cart to an order. There is only one checkout, so its tag has no id. Every change
 * returns the whole checkout, which replaces the cached one without another call.
 */
export const checkoutService = shopApi
  .enhanceEndpoints({ addTagTypes: ['CheckoutOptions', 'Voucher'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getCheckout: build.query({ ...endpoint(checkout.GetCheckout), providesTags: ['Checkout', 'Session'] }),
      getDeliveryOptions: build.query({
        ...endpoint(checkout.GetDeliveryOptions),
        providesTags: ['Checkout', 'CheckoutOptions', 'Session'],
      }),
      getPaymentMethods: build.query({
        ...endpoint(checkout.GetPaymentMethods),
        providesTags: ['Checkout', 'CheckoutOptions', 'Session'],
      }),
      setAddresses: build.mutation({ ...endpoint(checkout.SetAddresses), onQueryStarted: keepAnswer }),
      setDelivery: build.mutation({ ...endpoint(checkout.SetDelivery), onQueryStarted: keepAnswer }),
      setPayment: build.mutation({ ...endpoint(checkout.SetPayment), onQueryStarted: keepAnswer }),
      // Prices of deliveries and ways to pay follow from the codes, and what is exchanged is shown with the cart.
      addCode: build.mutation({
        ...endpoint(checkout.AddCode),
        onQueryStarted: keepAnswer,
        invalidatesTags: ['Cart', 'CheckoutOptions'],
      }),
      removeCode: build.mutation({
        ...endpoint(checkout.RemoveCode),
        onQueryStarted: keepAnswer,
        invalidatesTags: ['Cart', 'CheckoutOptions'],
      }),
      placeOrder: build.mutation({
        ...endpoint(checkout.PlaceOrder),
        // The history may have been read before, and vouchers are used up.
        invalidatesTags: (reply) => (reply && !reply.error ? ['Cart', 'Checkout', 'Order', 'Voucher'] : []),
      }),
    }),
  });

interface KeepAnswerApi {
  dispatch: (action: UnknownAction) => unknown;
  queryFulfilled: Promise<{ data: { checkout: Checkout | null } }>;
}

async function keepAnswer<Arg extends { locale: string }>(
  { locale }: Arg,
  { dispatch, queryFulfilled }: KeepAnswerApi,
) {
  const answer = await queryFulfilled.catch(() => null);
  if (!answer?.data.checkout) return;
  const value = { checkout: answer.data.checkout, error: null };
  dispatch(checkoutService.util.upsertQueryEntries([{ endpointName: 'getCheckout', arg: { locale }, value }]));
}

export const {
  useAddCodeMutation,
  useGetCheckoutQuery,
  useGetDeliveryOptionsQuery,
  useGetPaymentMethodsQuery,
  usePlaceOrderMutation,
  useRemoveCodeMutation,
  useSetAddressesMutation,
  useSetDeliveryMutation,
  useSetPaymentMutation,
} = checkoutService;
