import type { identity } from '@shop/contracts';
import type { Implementation } from '../module.ts';
import { hasRole } from './hasRole.ts';
import { login } from './login.ts';
import { whoAmI } from './whoAmI.ts';

/** Signing in and out, and the visitor's identity. */
export const identityModule: Implementation<typeof identity> = {
  Login: login,
  Logout: async ({ visitor }) => {
    await visitor.signOut();
    return { error: null };
  },
  IsAuthenticated: ({ visitor }) => ({ ret: visitor.customerId !== null }),
  WhoAmI: whoAmI,
  HasRole: ({ visitor }, role) => ({ ret: hasRole(visitor, role) }),
  /** All of them; trivially true for an empty list, except for anonymous visitors, who have no roles at all. */
  HasRoles: ({ visitor }, roles) => ({
    ret: visitor.customerId !== null && roles.every((role) => hasRole(visitor, role)),
  }),
};
