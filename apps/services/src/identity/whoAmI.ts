import type { Identity, identity, ResultsOf } from '@shop/contracts';
import type { Call } from '../module.ts';
import { findAccountById } from './accountRepository.ts';

/** The signed-in customer, as far as pages may know. Null for an anonymous visitor, which is no error. */
export async function whoAmI({ db, visitor }: Call): Promise<ResultsOf<typeof identity, 'WhoAmI'>> {
  const account = visitor.customerId === null ? null : await findAccountById(db, visitor.customerId);
  if (!account) return { ret: null, error: null };
  const ret = {
    id: account.id,
    email: account.email,
    displayName: `${account.firstName} ${account.lastName}`.trim() || account.email,
    kind: account.kind as Identity['kind'],
    customerType: account.customerType as Identity['customerType'],
    roles: ['customer' as const, ...visitor.roles],
  };
  return { ret, error: null };
}
