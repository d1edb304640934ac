import { call, type Reply } from '../call';
import { named } from '../named';
import { shopApi } from '../shopApi';

type Path = '/services/profile/identity';
const PATH: Path = '/services/profile/identity';

interface Credentials {
  identifier: string;
  password: string;
}

/** Signing in and out. What depends on the visitor carries the tag `Session`; `@shop/session` says when it changes. */
export const identityService = shopApi.injectEndpoints({
  endpoints: (build) => ({
    whoAmI: build.query<Reply<Path, 'WhoAmI'>, void>({
      query: () => call(PATH, 'WhoAmI', []),
      transformResponse: named('ret', 'error'),
    }),
    login: build.mutation<Reply<Path, 'Login'>, Credentials>({
      query: ({ identifier, password }) => call(PATH, 'Login', [identifier, password]),
      transformResponse: named('error'),
    }),
    logout: build.mutation<Reply<Path, 'Logout'>, void>({
      query: () => call(PATH, 'Logout', []),
      transformResponse: named('error'),
    }),
    requestAccountRecovery: build.mutation<Reply<Path, 'RequestAccountRecovery'>, string>({
      query: (email) => call(PATH, 'RequestAccountRecovery', [email]),
      transformResponse: named('error'),
    }),
    requestAccountConfirmation: build.mutation<Reply<Path, 'RequestAccountConfirmation'>, string>({
      query: (email) => call(PATH, 'RequestAccountConfirmation', [email]),
      transformResponse: named('error'),
    }),
  }),
});

export const {
  useLoginMutation,
  useLogoutMutation,
  useRequestAccountConfirmationMutation,
  useRequestAccountRecoveryMutation,
  useWhoAmIQuery,
} = identityService;
