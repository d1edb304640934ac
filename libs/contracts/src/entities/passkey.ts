import { z } from 'zod';
import { idSchema, textSchema, timestampSchema } from './scalars.ts';

/** Bytes in base64url, of a limited length. */
const bytesSchema = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[A-Za-z0-9_-]+$/);

/** The id of a credential: at most 1023 bytes, as the Web Authentication API defines it. */
const credentialIdSchema = bytesSchema(1_364);

/** A passkey, as its owner sees it. */
export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  createdAt: timestampSchema,
  /** Null before the first sign-in. */
  usedAt: timestampSchema.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

const publicKeyType = z.literal('public-key');

/** What a browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON` of the Web Authentication API. */
export const passkeyCreationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKeyType, alg: z.int() })),
  /** Milliseconds after which the challenge is no longer worth answering. */
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: publicKeyType, transports: z.array(z.string()) })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptionsSchema>;

/** What a browser needs to sign in by a passkey: `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyRequestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds after which the challenge is no longer worth answering. */
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptionsSchema>;

const credentialShape = { id: credentialIdSchema, rawId: credentialIdSchema, type: publicKeyType };

/** What a browser answers when it has made a passkey: `RegistrationResponseJSON`, as far as it is read. */
export const passkeyCreationSchema = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: textSchema,
    attestationObject: textSchema,
    transports: z.array(idSchema).max(10).optional(),
  }),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** What a browser answers to sign in: `AuthenticationResponseJSON`, as far as it is read. */
export const passkeyAssertionSchema = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: textSchema,
    authenticatorData: textSchema,
    signature: textSchema,
    /** The account that the passkey was made for. */
    userHandle: idSchema.optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;
