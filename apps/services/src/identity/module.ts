import type { identity } from '@shop/contracts';
import type { Implementation } from '../module.ts';
import { hasRole } from './hasRole.ts';
import { login } from './login.ts';
import { whoAmI } from './whoAmI.ts';

/** Signing in and out, and who the visitor is. */
export const identityModule: Implementation<typeof identity> = {
  Login: login,
  Logout: async ({ visitor }) => {
    await visitor.signOut();
    return { error: null };
  },
  IsAuthenticated: ({ visitor }) => ({ ret: visitor.customerId !== null }),
  WhoAmI: whoAmI,
  HasRole: ({ visitor }, role) => ({ ret: hasRole(visitor, role) }),
  /** All of them; of an empty list nothing is missing, but a stranger has no roles at all. */
  HasRoles: ({ visitor }, roles) => ({
    ret: visitor.customerId !== null && roles.every((role) => hasRole(visitor, role)),
  }),
};
