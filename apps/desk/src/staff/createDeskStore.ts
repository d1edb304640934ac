import { noticesReducer, notifyOf, serviceErrorNotice } from '@shop/notices';
import { createShopStore, type ShopStore, type Transport } from '@shop/service-client';
import { identityService } from '@shop/service-client/identity';
import { sessionReducer } from '@shop/session';

const UNAUTHORIZED = 401;

/**
 * The store of one site. Whoever decides is told of a call that failed; where the session has ended, the form to sign in
 * comes up.
 */
export function createDeskStore(transport: Transport): ShopStore {
  const store: ShopStore = createShopStore({
    reducers: { notices: noticesReducer, session: sessionReducer },
    environment: {
      transport,
      onError: (error, _request, { isMutation }) => {
        if (error.status === UNAUTHORIZED) {
          const { whoAmI } = identityService.endpoints;
          void store.dispatch(whoAmI.initiate(undefined, { subscribe: false, forceRefetch: true }));
        } else if (isMutation) notifyOf(store.dispatch)(serviceErrorNotice(error));
      },
    },
  });
  return store;
}
