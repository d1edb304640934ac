import { z } from 'zod';
import { loginErrorSchema, passkeyErrorSchema } from '../entities/errors.ts';
import {
  passkeyAssertionSchema,
  passkeyCreationOptionsSchema,
  passkeyCreationSchema,
  passkeyRequestOptionsSchema,
  passkeySchema,
} from '../entities/passkey.ts';
import { idSchema, textSchema } from '../entities/scalars.ts';
import { defineService, method } from '../rpc/defineService.ts';

const error = passkeyErrorSchema.nullable();

/** Signing in by a passkey, and the customer's own passkeys. */
export const passkey = defineService('/services/profile/passkey', {
  /** The options hold a challenge for the visitor's session, which `Create` uses up. */
  GetCreationOptions: method({
    args: [],
    results: { options: passkeyCreationOptionsSchema.nullable(), error },
    access: 'customer',
    limit: 'write',
  }),
  Create: method({
    args: [{ name: textSchema }, { response: passkeyCreationSchema }],
    results: { passkeyId: z.string(), error },
    access: 'customer',
    limit: 'write',
  }),
  GetAll: method({ args: [], results: { passkeys: z.array(passkeySchema), error }, access: 'customer', limit: 'read' }),
  Remove: method({ args: [{ id: idSchema }], results: { error }, access: 'customer', limit: 'write' }),
  /** The options hold a challenge, which `Login` uses up; null where the shop has no domain that passkeys belong to. */
  GetRequestOptions: method({
    args: [],
    results: { options: passkeyRequestOptionsSchema.nullable() },
    access: 'anonymous',
    limit: 'write',
  }),
  Login: method({
    args: [{ response: passkeyAssertionSchema }],
    results: { error: loginErrorSchema.nullable() },
    access: 'anonymous',
    limit: 'signIn',
  }),
});
