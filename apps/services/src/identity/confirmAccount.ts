import type { ResetError } from '@shop/contracts';
import type { Call } from '../module.ts';
import { storeConfirmation } from './accountRepository.ts';
import { findTokenAccount, type GivenToken, useToken } from './accountTokens.ts';

/** Confirms the e-mail address of an account by the token of its mail. */
export async function confirmAccount({ db, site }: Call, token: string): Promise<{ error: ResetError | null }> {
  const given: GivenToken = { site, purpose: 'confirmation', token: token.trim() };
  const account = await findTokenAccount(db, given);
  if (!account) return { error: 'INVALID_TOKEN' };
  const isDone = await db.transaction(async (tx) => {
    if (!(await useToken(tx, given))) return false;
    await storeConfirmation(tx, account.id);
    return true;
  });
  return { error: isDone ? null : 'INVALID_TOKEN' };
}
