import { customer } from '@shop/contracts/wire/customer';
import { identity } from '@shop/contracts/wire/identity';
import { endpoint } from '../endpoint';
import { shopApi } from '../shopApi';

/** Becoming a customer and recovering an account: what only the forms of accounts call. */
export const accountService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getCustomer: build.query({ ...endpoint(customer.Get), providesTags: ['Session'] }),
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
  useRequestAccountConfirmationMutation,
  useRequestAccountRecoveryMutation,
  useResetPasswordMutation,
  useScorePasswordMutation,
  useValidateAndExistsMutation,
} = accountService;
