import { stockNotification } from '@shop/contracts/wire/stockNotification';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';

/** Notifications for customers when an article is available again. */
const stockService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    addNotification: build.mutation(endpoint(stockNotification.AddNotification)),
  }),
});

export const { useAddNotificationMutation } = stockService;
