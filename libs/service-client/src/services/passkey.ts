import { passkey } from '@shop/contracts/wire/passkey';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';

const getAll = endpoint(passkey.GetAll);

/** Signing in by a passkey, and the customer's own. Options are mutations: each has a challenge that is used once. */
const passkeyService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** By the customer's id, so that nobody sees what another has left in the store. The services know who asks. */
    getPasskeys: build.query<ReturnType<typeof getAll.transformResponse>, string>({
      query: () => getAll.query(),
      transformResponse: getAll.transformResponse,
      providesTags: ['Passkey'],
    }),
    getPasskeyCreationOptions: build.mutation(endpoint(passkey.GetCreationOptions)),
    createPasskey: build.mutation({ ...endpoint(passkey.Create), invalidatesTags: ['Passkey'] }),
    removePasskey: build.mutation({ ...endpoint(passkey.Remove), invalidatesTags: ['Passkey'] }),
    // Also called where nobody has asked for it: the form that shows the outcome tells of a failure.
    getPasskeyRequestOptions: build.mutation({ ...endpoint(passkey.GetRequestOptions), extraOptions: { quiet: true } }),
    loginByPasskey: build.mutation(endpoint(passkey.Login)),
  }),
});

export const {
  useCreatePasskeyMutation,
  useGetPasskeyCreationOptionsMutation,
  useGetPasskeyRequestOptionsMutation,
  useGetPasskeysQuery,
  useLoginByPasskeyMutation,
  useRemovePasskeyMutation,
} = passkeyService;
