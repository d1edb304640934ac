import { identity } from '@shop/contracts/wire/identity';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';

/** Signing in and out. Whatever depends on the visitor has the tag `Session`, which `@shop/session` invalidates. */
export const identityService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    whoAmI: build.query(endpoint(identity.WhoAmI)),
    login: build.mutation(endpoint(identity.Login)),
    logout: build.mutation(endpoint(identity.Logout)),
  }),
});

export const { useLoginMutation, useLogoutMutation } = identityService;
