import type { UnknownAction } from '@reduxjs/toolkit';
import type { Cart, CartItemUpdate, NewCartItem } from '@shop/contracts';
import { call, type Reply } from '../call';
import { named } from '../named';
import { shopApi } from '../shopApi';
import { withLists } from '../withLists';

type Path = '/services/checkout/cart';
const PATH: Path = '/services/checkout/cart';

interface CartArgs {
  /** Language of the titles in the cart that comes back. */
  locale: string;
}

type CartReply = Reply<Path, 'GetCart'>;
type AddItemReply = Reply<Path, 'AddItem'>;
type AddItemsReply = Reply<Path, 'AddItems'>;

const whole = (cart: Cart | null) => withLists(cart, 'items', 'unavailableItems', 'unprocessableItems');

const readCart = (results: unknown[]): CartReply => {
  const reply: CartReply = named('cart', 'error')(results);
  return { ...reply, cart: whole(reply.cart) };
};

/**
 * The visitor's own cart. There is only one, so its tag carries no id. Every change answers the cart as it is now, which
 * becomes the loaded one without another call; a changed visitor has another cart.
 */
export const cartService = shopApi.enhanceEndpoints({ addTagTypes: ['Cart', 'Session'] }).injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<CartReply, CartArgs>({
      query: ({ locale }) => call(PATH, 'GetCart', [], locale),
      transformResponse: readCart,
      providesTags: ['Cart', 'Session'],
    }),
    addItem: build.mutation<AddItemReply, CartArgs & { item: NewCartItem; parent?: string | undefined }>({
      query: ({ item, parent, locale }) => call(PATH, 'AddItem', [item, parent ?? null], locale),
      transformResponse: (results: unknown[]) => {
        const reply: AddItemReply = named('cart', 'lineItemID', 'error')(results);
        return { ...reply, cart: whole(reply.cart) };
      },
      onQueryStarted: keepAnswer,
    }),
    /** All or none. */
    addItems: build.mutation<AddItemsReply, CartArgs & { items: readonly NewCartItem[] }>({
      query: ({ items, locale }) => call(PATH, 'AddItems', [[...items]], locale),
      transformResponse: (results: unknown[]) => {
        const reply: AddItemsReply = withLists(named('cart', 'lineItemIDs', 'error')(results), 'lineItemIDs');
        return { ...reply, cart: whole(reply.cart) };
      },
      onQueryStarted: keepAnswer,
    }),
    updateItem: build.mutation<CartReply, CartArgs & { update: CartItemUpdate }>({
      query: ({ update, locale }) => call(PATH, 'UpdateItem', [update], locale),
      transformResponse: readCart,
      onQueryStarted: keepAnswer,
    }),
    removeItem: build.mutation<CartReply, CartArgs & { lineItemId: string }>({
      query: ({ lineItemId, locale }) => call(PATH, 'RemoveItem', [lineItemId], locale),
      transformResponse: readCart,
      onQueryStarted: keepAnswer,
    }),
    /** Null takes the personalisation away. */
    personalizeItem: build.mutation<
      CartReply,
      CartArgs & { lineItemId: string; personalization: Personalization | null }
    >({
      query: ({ lineItemId, personalization, locale }) =>
        personalization
          ? call(PATH, 'SetPersonalization', [lineItemId, personalization], locale)
          : call(PATH, 'RemovePersonalization', [lineItemId], locale),
      transformResponse: readCart,
      onQueryStarted: keepAnswer,
    }),
    deleteCart: build.mutation<Reply<Path, 'DeleteCart'>, void>({
      query: () => call(PATH, 'DeleteCart', []),
      transformResponse: named('error'),
      invalidatesTags: ['Cart'],
    }),
  }),
});

type Personalization = NonNullable<NewCartItem['personalization']>;

interface KeepAnswerApi {
  dispatch: (action: UnknownAction) => unknown;
  queryFulfilled: Promise<{ data: { cart: Cart | null } }>;
}

async function keepAnswer({ locale }: CartArgs, { dispatch, queryFulfilled }: KeepAnswerApi) {
  const answer = await queryFulfilled.catch(() => null);
  if (answer?.data.cart) dispatch(cartAnswered(answer.data.cart, locale));
}

/** The loaded cart is this one, as if it had just been read. */
export function cartAnswered(cart: Cart | null, locale: string): UnknownAction {
  const value = { cart, error: null };
  return cartService.util.upsertQueryEntries([{ endpointName: 'getCart', arg: { locale }, value }]);
}

export const {
  useAddItemMutation,
  useAddItemsMutation,
  useDeleteCartMutation,
  useGetCartQuery,
  usePersonalizeItemMutation,
  useRemoveItemMutation,
  useUpdateItemMutation,
} = cartService;
