import type { UnknownAction } from '@reduxjs/toolkit';
import type { Cart } from '@shop/contracts';
import { cart } from '@shop/contracts/wire/cart';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';

/**
 * The visitor's own cart. There is only one, so its tag has no id. Every change returns the new cart, which replaces
 * the cached one without another call; another visitor has another cart. The checkout follows from it.
 */
export const cartService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query({ ...endpoint(cart.GetCart), providesTags: ['Cart', 'Session'] }),
    addItem: build.mutation({ ...endpoint(cart.AddItem), onQueryStarted: keepAnswer, invalidatesTags: ['Checkout'] }),
    updateItem: build.mutation({
      ...endpoint(cart.UpdateItem),
      onQueryStarted: keepAnswer,
      invalidatesTags: ['Checkout'],
    }),
    removeItem: build.mutation({
      ...endpoint(cart.RemoveItem),
      onQueryStarted: keepAnswer,
      invalidatesTags: ['Checkout'],
    }),
    deleteCart: build.mutation({ ...endpoint(cart.DeleteCart), invalidatesTags: ['Cart', 'Checkout'] }),
  }),
});

interface KeepAnswerApi {
  dispatch: (action: UnknownAction) => unknown;
  queryFulfilled: Promise<{ data: { cart: Cart | null } }>;
}

/** Replaces the cached cart by the one a change returns. */
export async function keepAnswer<Arg extends { locale: string }>(
  { locale }: Arg,
  { dispatch, queryFulfilled }: KeepAnswerApi,
) {
  const answer = await queryFulfilled.catch(() => null);
  if (answer?.data.cart) dispatch(cartAnswered(answer.data.cart, locale));
}

/** Puts this cart into the cache, as if it had just been fetched. */
export function cartAnswered(cart: Cart | null, locale: string): UnknownAction {
  const value = { cart, error: null };
  return cartService.util.upsertQueryEntries([{ endpointName: 'getCart', arg: { locale }, value }]);
}

export const { useGetCartQuery } = cartService;
