import { stockNotification } from '@shop/contracts/wire/stockNotification';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';

/** Who wants to be told when something can be bought again. */
const stockService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    addNotification: build.mutation(endpoint(stockNotification.AddNotification)),
  }),
});

export const { useAddNotificationMutation } = stockService;
