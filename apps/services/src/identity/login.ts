import type { LoginError } from '@shop/contracts';
import type { Call } from '../module.ts';
import { checkCredentials } from './checkCredentials.ts';
import { signInWith } from './signInWith.ts';

/** Signs a visitor in by e-mail address and password. */
export async function login(call: Call, identifier: string, password: string): Promise<{ error: LoginError | null }> {
  return signInWith(call, await checkCredentials(call, identifier.trim(), password), { identifier });
}
