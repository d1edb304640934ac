import { customer } from '@shop/contracts/wire/customer';
import { identity } from '@shop/contracts/wire/identity';
import { site } from '@shop/contracts/wire/site';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';

const siteContext = endpoint(site.GetSiteContext);

/** Becoming a customer and recovering an account: what only the forms of accounts call. */
export const accountService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getCustomer: build.query({ ...endpoint(customer.Get), providesTags: ['Session'] }),
    // Asked while the visitor types, who can go on without.
    getPlaces: build.query({ ...endpoint(customer.GetPlaces), extraOptions: { quiet: true } }),
    /** The id of the session that others may know, by the path of a page; empty without a session. */
    getPublicSessionId: build.query<string, string>({
      query: siteContext.query,
      transformResponse: (results: unknown[]) => siteContext.transformResponse(results).ret?.session.sessionId ?? '',
      extraOptions: { quiet: true },
    }),
    createProspect: build.mutation(endpoint(customer.CreateProspect)),
    validateAndExists: build.mutation(endpoint(identity.ValidateAndExists)),
    // A mutation, so that no password is the key of a cached reply.
    scorePassword: build.mutation({ ...endpoint(identity.ScorePassword), extraOptions: { quiet: true } }),
    confirmAccount: build.mutation(endpoint(identity.ConfirmAccount)),
    resetPassword: build.mutation(endpoint(identity.ResetPassword)),
    requestAccountRecovery: build.mutation(endpoint(identity.RequestAccountRecovery)),
    requestAccountConfirmation: build.mutation(endpoint(identity.RequestAccountConfirmation)),
  }),
});

export const {
  useConfirmAccountMutation,
  useCreateProspectMutation,
  useGetCustomerQuery,
  useGetPublicSessionIdQuery,
  useRequestAccountConfirmationMutation,
  useRequestAccountRecoveryMutation,
  useResetPasswordMutation,
  useScorePasswordMutation,
  useValidateAndExistsMutation,
} = accountService;
