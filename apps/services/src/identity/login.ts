import type { LoginError } from '@shop/contracts';
import type { Call } from '../module.ts';
import { checkCredentials } from './checkCredentials.ts';

/** Signs a visitor in: a new session, into which the old one's cart is merged. */
export async function login(call: Call, identifier: string, password: string): Promise<{ error: LoginError | null }> {
  const { account, error } = await checkCredentials(call, identifier.trim(), password);
  if (account) await call.visitor.signIn(account.id);
  return { error };
}
