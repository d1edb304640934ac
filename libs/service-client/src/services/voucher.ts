import { voucher } from '@shop/contracts/wire/voucher';
import { endpoint } from '../endpoint';
import { ownEndpoint } from '../ownEndpoint';
import { shopApi } from '../shopApi';

/** Vouchers by their codes, and the customer's own. Checking is a mutation, so that no code is the key of a cached reply. */
export const voucherService = shopApi.enhanceEndpoints({ addTagTypes: ['Voucher'] }).injectEndpoints({
  endpoints: (build) => ({
    getMyVouchers: build.query({ ...ownEndpoint(voucher.GetMyVouchers), providesTags: ['Voucher'] }),
    checkVoucher: build.mutation(endpoint(voucher.Check)),
    activateVoucher: build.mutation({ ...endpoint(voucher.Activate), invalidatesTags: ['Voucher'] }),
    exchangeVoucher: build.mutation({ ...endpoint(voucher.Exchange), invalidatesTags: ['Cart', 'Checkout'] }),
    extendVoucher: build.mutation({ ...endpoint(voucher.Extend), invalidatesTags: ['Voucher'] }),
  }),
});

export const {
  useActivateVoucherMutation,
  useCheckVoucherMutation,
  useExchangeVoucherMutation,
  useExtendVoucherMutation,
} = voucherService;
