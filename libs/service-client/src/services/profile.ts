import { community } from '@shop/contracts/wire/community';
import { customer } from '@shop/contracts/wire/customer';
import { identity } from '@shop/contracts/wire/identity';
import { order } from '@shop/contracts/wire/order';
import { endpoint } from '../endpoint';
import { ownEndpoint } from '../ownEndpoint';
import { shopApi } from '../shopApi';

/** What the profile area shows of the signed-in customer, and changes. */
export const profileService = shopApi
  .enhanceEndpoints({ addTagTypes: ['Customer', 'Mails', 'SignIn', 'Voucher', 'Wish'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOwnRecord: build.query({ ...ownEndpoint(customer.Get), providesTags: ['Customer'] }),
      getSignIns: build.query({ ...ownEndpoint(identity.GetSignIns), providesTags: ['SignIn'] }),
      getOverview: build.query({
        ...ownEndpoint(order.GetOverview),
        providesTags: ['Customer', 'Order', 'Question', 'Review', 'Voucher'],
      }),
      getOrders: build.query({ ...ownEndpoint(order.GetOrders), providesTags: ['Order'] }),
      getOwnOrder: build.query({ ...ownEndpoint(order.GetOrder), providesTags: ['Order'] }),
      getInvoices: build.query({ ...ownEndpoint(order.GetInvoices), providesTags: ['Order'] }),
      getPurchased: build.query({ ...ownEndpoint(order.GetPurchased), providesTags: ['Order'] }),
      getReviewsOfCustomer: build.query({ ...ownEndpoint(community.GetAllReviewsByAuthor), providesTags: ['Review'] }),
      getOwnQuestions: build.query({ ...ownEndpoint(community.GetAllQuestionsByAuthor), providesTags: ['Question'] }),
      withdrawEntry: build.mutation({ ...endpoint(community.Withdraw), invalidatesTags: ['Review', 'Question'] }),
      getMails: build.query({ ...ownEndpoint(customer.GetMails), providesTags: ['Mails'] }),
      setMail: build.mutation({ ...endpoint(customer.SetMail), invalidatesTags: ['Mails', 'Wish'] }),
      updateCustomer: build.mutation({ ...endpoint(customer.Update), invalidatesTags: ['Customer'] }),
      addAddress: build.mutation({ ...endpoint(customer.AddAddress), invalidatesTags: ['Customer'] }),
      updateAddress: build.mutation({ ...endpoint(customer.UpdateAddress), invalidatesTags: ['Customer'] }),
      setDefaultAddress: build.mutation({ ...endpoint(customer.SetDefaultAddress), invalidatesTags: ['Customer'] }),
      deleteAddress: build.mutation({ ...endpoint(customer.DeleteAddress), invalidatesTags: ['Customer'] }),
      deleteCustomer: build.mutation(endpoint(customer.DeleteCustomer)),
      changePassword: build.mutation({ ...endpoint(identity.ChangePassword), invalidatesTags: ['SignIn'] }),
      endOtherSignIns: build.mutation({ ...endpoint(identity.EndOtherSignIns), invalidatesTags: ['SignIn'] }),
    }),
  });

export const {
  useAddAddressMutation,
  useChangePasswordMutation,
  useDeleteAddressMutation,
  useDeleteCustomerMutation,
  useEndOtherSignInsMutation,
  useSetDefaultAddressMutation,
  useSetMailMutation,
  useUpdateAddressMutation,
  useUpdateCustomerMutation,
  useWithdrawEntryMutation,
} = profileService;
