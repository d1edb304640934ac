import { z } from 'zod';
import { identityErrorSchema, loginErrorSchema, resetErrorSchema, validationErrorSchema } from '../entities/errors.ts';
import { identitySchema, passwordScoreSchema } from '../entities/customer.ts';
import { textSchema } from '../entities/scalars.ts';
import { defineService, method } from '../rpc/defineService.ts';

export const identity = defineService('/services/profile/identity', {
  Login: method({
    args: [{ identifier: textSchema }, { password: textSchema }],
    results: { error: loginErrorSchema.nullable() },
    access: 'anonymous',
  }),
  Logout: method({ args: [], results: { error: identityErrorSchema.nullable() }, access: 'anonymous' }),
  IsAuthenticated: method({ args: [], results: { ret: z.boolean() }, access: 'anonymous' }),
  RequestAccountRecovery: method({
    args: [{ email: textSchema }],
    results: { error: identityErrorSchema.nullable() },
    access: 'anonymous',
  }),
  RequestAccountConfirmation: method({
    args: [{ email: textSchema }],
    results: { error: identityErrorSchema.nullable() },
    access: 'anonymous',
  }),
  ResetPassword: method({
    args: [{ token: textSchema }, { password: textSchema }],
    results: { error: resetErrorSchema.nullable() },
    access: 'anonymous',
  }),
  ChangePassword: method({
    args: [{ oldPassword: textSchema }, { newPassword: textSchema }],
    results: { validationErrors: validationErrorSchema.nullable(), error: identityErrorSchema.nullable() },
    access: 'customer',
  }),
  ScorePassword: method({
    args: [{ password: textSchema }],
    results: { ret: passwordScoreSchema },
    access: 'anonymous',
  }),
  ValidateAndExists: method({
    args: [{ email: textSchema }],
    results: { customerExists: z.boolean(), error: validationErrorSchema.nullable() },
    access: 'anonymous',
  }),
  WhoAmI: method({
    args: [],
    results: { ret: identitySchema.nullable(), error: identityErrorSchema.nullable() },
    access: 'anonymous',
  }),
  HasRole: method({ args: [{ role: textSchema }], results: { ret: z.boolean() }, access: 'anonymous' }),
  HasRoles: method({ args: [{ roles: z.array(textSchema) }], results: { ret: z.boolean() }, access: 'anonymous' }),
});
