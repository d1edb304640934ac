import { call, type Reply } from '../call';
import { named } from '../named';
import { shopApi } from '../shopApi';
import { withLists } from '../withLists';

type Path = '/services/stock/notification';
const PATH: Path = '/services/stock/notification';

/** Who wants to be told when something can be bought again. */
export const stockService = shopApi.enhanceEndpoints({ addTagTypes: ['StockWish', 'Session'] }).injectEndpoints({
  endpoints: (build) => ({
    addNotification: build.mutation<Reply<Path, 'AddNotification'>, { sku: string; email: string; locale: string }>({
      query: ({ sku, email, locale }) => call(PATH, 'AddNotification', [sku, email], locale),
      transformResponse: named('error'),
      invalidatesTags: ['StockWish'],
    }),
    getNotifications: build.query<Reply<Path, 'GetAllNotifications'>, void>({
      query: () => call(PATH, 'GetAllNotifications', []),
      transformResponse: (results: unknown[]) =>
        withLists<Reply<Path, 'GetAllNotifications'>>(named('ret', 'error')(results), 'ret'),
      providesTags: ['StockWish', 'Session'],
    }),
    removeNotification: build.mutation<Reply<Path, 'RemoveNotification'>, { id: string }>({
      query: ({ id }) => call(PATH, 'RemoveNotification', [id]),
      transformResponse: named('error'),
      invalidatesTags: ['StockWish'],
    }),
  }),
});

export const { useAddNotificationMutation, useGetNotificationsQuery, useRemoveNotificationMutation } = stockService;
