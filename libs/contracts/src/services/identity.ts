import { z } from 'zod';
import {
  identityErrorSchema,
  loginErrorSchema,
  passwordErrorSchema,
  resetErrorSchema,
  validationErrorSchema,
} from '../entities/errors.ts';
import { identitySchema, passwordScoreSchema, signInSchema } from '../entities/customer.ts';
import { textSchema } from '../entities/scalars.ts';
import { defineService, method } from '../rpc/defineService.ts';

export const identity = defineService('/services/profile/identity', {
  Login: method({
    args: [{ identifier: textSchema }, { password: textSchema }],
    results: { error: loginErrorSchema.nullable() },
    access: 'anonymous',
    limit: 'signIn',
  }),
  Logout: method({ args: [], results: { error: identityErrorSchema.nullable() }, access: 'anonymous', limit: 'write' }),
  IsAuthenticated: method({ args: [], results: { ret: z.boolean() }, access: 'anonymous', limit: 'read' }),
  RequestAccountRecovery: method({
    args: [{ email: textSchema }],
    results: { error: identityErrorSchema.nullable() },
    access: 'anonymous',
    limit: 'mail',
  }),
  RequestAccountConfirmation: method({
    args: [{ email: textSchema }],
    results: { error: identityErrorSchema.nullable() },
    access: 'anonymous',
    limit: 'mail',
  }),
  ResetPassword: method({
    args: [{ token: textSchema }, { password: textSchema }],
    results: { error: resetErrorSchema.nullable() },
    access: 'anonymous',
    limit: 'signIn',
  }),
  /** Confirms the e-mail address of an account by the token of its mail. */
  ConfirmAccount: method({
    args: [{ token: textSchema }],
    results: { error: resetErrorSchema.nullable() },
    access: 'anonymous',
    limit: 'signIn',
  }),
  ChangePassword: method({
    args: [{ oldPassword: textSchema }, { newPassword: textSchema }],
    results: { validationErrors: validationErrorSchema.nullable(), error: passwordErrorSchema.nullable() },
    access: 'customer',
    limit: 'signIn',
  }),
  /** Where the customer is signed in, the last seen first. */
  GetSignIns: method({
    args: [],
    results: { ret: z.array(signInSchema), error: identityErrorSchema.nullable() },
    access: 'customer',
    limit: 'read',
  }),
  /** Signs the customer out everywhere else. */
  EndOtherSignIns: method({
    args: [],
    results: { error: identityErrorSchema.nullable() },
    access: 'customer',
    limit: 'write',
  }),
  ScorePassword: method({
    args: [{ password: textSchema }],
    results: { ret: passwordScoreSchema },
    access: 'anonymous',
    limit: 'passwordScore',
  }),
  ValidateAndExists: method({
    args: [{ email: textSchema }],
    results: { customerExists: z.boolean(), error: validationErrorSchema.nullable() },
    access: 'anonymous',
    limit: 'signIn',
  }),
  WhoAmI: method({
    args: [],
    results: { ret: identitySchema.nullable(), error: identityErrorSchema.nullable() },
    access: 'anonymous',
    limit: 'read',
  }),
  HasRole: method({ args: [{ role: textSchema }], results: { ret: z.boolean() }, access: 'anonymous', limit: 'read' }),
  HasRoles: method({
    args: [{ roles: z.array(textSchema) }],
    results: { ret: z.boolean() },
    access: 'anonymous',
    limit: 'read',
  }),
});
