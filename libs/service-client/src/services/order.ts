import { order } from '@shop/contracts/wire/order';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';

/** The orders of the visitor, or of whoever has the key of a link. */
export const orderService = shopApi.enhanceEndpoints({ addTagTypes: ['Voucher'] }).injectEndpoints({
  endpoints: (build) => ({
    getOrder: build.query({
      ...endpoint(order.GetOrder),
      providesTags: ['Order', 'Session'],
    }),
    getPayment: build.query({ ...endpoint(order.GetPayment), providesTags: ['Session'] }),
    cancelOrder: build.mutation({
      ...endpoint(order.Cancel),
      // Lists of orders show it, too, and what vouchers paid is on them again.
      invalidatesTags: ['Order', 'Voucher'],
    }),
    requestReturn: build.mutation({ ...endpoint(order.RequestReturn), invalidatesTags: ['Order'] }),
  }),
});

export const { useCancelOrderMutation, useGetOrderQuery, useGetPaymentQuery, useRequestReturnMutation } = orderService;
