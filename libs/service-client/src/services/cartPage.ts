import { cart } from '@shop/contracts/wire/cart';
import { savedItem } from '@shop/contracts/wire/savedItem';
import { sharedCart } from '@shop/contracts/wire/sharedCart';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';
import { keepAnswer } from './cart';

/** What is done with a cart less often than adding an article: several at once; personalise, save for later, share. */
export const cartPageService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    addItems: build.mutation({ ...endpoint(cart.AddItems), onQueryStarted: keepAnswer, invalidatesTags: ['Checkout'] }),
    setPersonalization: build.mutation({
      ...endpoint(cart.SetPersonalization),
      onQueryStarted: keepAnswer,
      invalidatesTags: ['Checkout'],
    }),
    removePersonalization: build.mutation({
      ...endpoint(cart.RemovePersonalization),
      onQueryStarted: keepAnswer,
      invalidatesTags: ['Checkout'],
    }),
    saveItem: build.mutation({
      ...endpoint(savedItem.Save),
      onQueryStarted: keepAnswer,
      invalidatesTags: ['Checkout'],
    }),
    moveSavedItem: build.mutation({
      ...endpoint(savedItem.MoveToCart),
      onQueryStarted: keepAnswer,
      invalidatesTags: ['Checkout'],
    }),
    removeSavedItem: build.mutation({
      ...endpoint(savedItem.Remove),
      onQueryStarted: keepAnswer,
      invalidatesTags: ['Checkout'],
    }),
    shareCart: build.mutation(endpoint(sharedCart.Create)),
    getSharedCart: build.query(endpoint(sharedCart.Get)),
    addSharedCart: build.mutation({
      ...endpoint(sharedCart.AddToCart),
      onQueryStarted: keepAnswer,
      invalidatesTags: ['Checkout'],
    }),
  }),
});

export const { useGetSharedCartQuery, useShareCartMutation } = cartPageService;
