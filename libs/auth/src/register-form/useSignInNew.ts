import { useShopDispatch } from '@shop/service-client';
import { accountService } from '@shop/service-client/account';
import { useLoginMutation } from '@shop/service-client/identity';
import { signedInHere } from '@shop/session';
import type { Registration } from './registration';

/** After a registration: loads its session, or opens one where the services have not, and the customer. */
export function useSignInNew(): (registration: Registration) => Promise<boolean> {
  const dispatch = useShopDispatch();
  const [login] = useLoginMutation();

  return async ({ email, password }) => {
    if (!(await dispatch(signedInHere()))) {
      const { data } = await login({ identifier: email, password });
      if (!data || data.error || !(await dispatch(signedInHere()))) return false;
    }
    await dispatch(accountService.endpoints.getCustomer.initiate(undefined, { subscribe: false, forceRefetch: true }));
    return true;
  };
}
