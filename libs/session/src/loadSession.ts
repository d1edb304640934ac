import type { ShopDispatch } from '@shop/service-client';
import { identityService } from '@shop/service-client/identity';
import { rememberSession } from './rememberedSession';
import { sessionEnded, sessionStarted } from './sessionSlice';

/**
 * Fetches the session and stores it. Concurrent calls share one request. Without a reply the visitor counts as
 * anonymous until the next page, and stays remembered.
 */
export function loadSession() {
  return async (dispatch: ShopDispatch) => {
    const { data } = await dispatch(
      identityService.endpoints.whoAmI.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    const identity = data?.ret;
    if (identity) dispatch(sessionStarted(identity));
    else dispatch(sessionEnded());
    if (data) rememberSession(Boolean(identity));
    return identity ?? null;
  };
}
