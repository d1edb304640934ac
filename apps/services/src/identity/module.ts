import type { identity } from '@shop/contracts';
import type { Implementation } from '../module.ts';
import { changePassword } from './changePassword.ts';
import { confirmAccount } from './confirmAccount.ts';
import { hasRole } from './hasRole.ts';
import { login } from './login.ts';
import { scorePassword } from './passwordPolicy.ts';
import { requestAccountConfirmation, requestAccountRecovery } from './requestMails.ts';
import { resetPassword } from './resetPassword.ts';
import { endOtherSignIns, getSignIns } from './signIns.ts';
import { validateAndExists } from './validateAndExists.ts';
import { whoAmI } from './whoAmI.ts';

/** Signing in and out, and the visitor's identity. */
export const identityModule: Implementation<typeof identity> = {
  Login: login,
  Logout: async ({ visitor }) => {
    await visitor.signOut();
    return { error: null };
  },
  RequestAccountRecovery: requestAccountRecovery,
  RequestAccountConfirmation: requestAccountConfirmation,
  ResetPassword: resetPassword,
  ConfirmAccount: confirmAccount,
  ChangePassword: changePassword,
  GetSignIns: getSignIns,
  EndOtherSignIns: endOtherSignIns,
  ScorePassword: async ({ config }, password) => ({ ret: await scorePassword(password, config) }),
  ValidateAndExists: validateAndExists,
  IsAuthenticated: ({ visitor }) => ({ ret: visitor.customerId !== null }),
  WhoAmI: whoAmI,
  HasRole: ({ visitor }, role) => ({ ret: hasRole(visitor, role) }),
  /** All of them; trivially true for an empty list, except for anonymous visitors, who have no roles at all. */
  HasRoles: ({ visitor }, roles) => ({
    ret: visitor.customerId !== null && roles.every((role) => hasRole(visitor, role)),
  }),
};
