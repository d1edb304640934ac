import { passkeyCreationOptionsSchema, passkeyRequestOptionsSchema, passkeySchema } from '@shop/contracts';
import { builder } from './build';

export const aPasskey = builder(passkeySchema, () => ({
  id: 'passkey-1',
  name: 'Laptop',
  createdAt: Date.UTC(2026, 2, 1, 12),
  usedAt: Date.UTC(2026, 4, 12, 12),
}));

export const passkeyCreationOptions = builder(passkeyCreationOptionsSchema, () => ({
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Testladen' },
  user: { id: 'Y3VzdG9tZXItMQ', name: 'anna@example.ch', displayName: 'Anna Muster' },
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  timeout: 240_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
}));

export const passkeyRequestOptions = builder(passkeyRequestOptionsSchema, () => ({
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 240_000,
  userVerification: 'required' as const,
}));
