import { identitySchema } from '@shop/contracts';
import { builder } from './build';

export const anIdentity = builder(identitySchema, () => ({
  id: 'customer-1',
  email: 'anna@example.ch',
  displayName: 'Anna Muster',
  kind: 'password' as const,
  customerType: 'registered' as const,
  roles: ['customer' as const],
}));
