import type { LoginError, PasskeyAssertion } from '@shop/contracts';
import { callerKey } from '@shop/limits';
import { restoreAttempts } from '../identity/attemptRepository.ts';
import type { Credentials } from '../identity/checkCredentials.ts';
import type { Call } from '../module.ts';
import { takeChallenge } from './challengeRepository.ts';
import { findByCredential, storeUse } from './passkeyRepository.ts';
import { readRelyingParty } from './relyingParty.ts';
import { userHandleOf } from './userHandleOf.ts';

/**
 * The account of a passkey whose signature holds, or the error. A lock keeps out those who guess passwords; a signature
 * cannot be guessed, so it neither counts nor refuses here. Afterwards the network is one of the owner's.
 */
export async function checkPasskey(call: Call, answer: PasskeyAssertion): Promise<Credentials> {
  const { db, site, config, log } = call;
  const party = await readRelyingParty(call);
  const challenge = await takeChallenge(db, answer.response.clientDataJSON, { site, sessionKey: null });
  if (!party || challenge === null) return refused('AUTHORIZATION_FAILED');
  const found = await findByCredential(db, site, answer.id);
  if (!found) return refused(config.CONCEAL_ACCOUNTS ? 'AUTHORIZATION_FAILED' : 'IDENTITY_DOES_NOT_EXIST');
  const { passkey, account } = found;
  if (answer.response.userHandle !== userHandleOf(account.id)) return refused('AUTHORIZATION_FAILED');
  const { verifyAssertion } = await import('./verifyAnswer.ts');
  const used = await verifyAssertion({ party, challenge, log }, answer, passkey);
  if (!used || !(await storeUse(db, passkey.id, used))) return refused('AUTHORIZATION_FAILED');
  // An account that has become an employee's signs in by the directory.
  if (account.kind !== 'password') return refused('UNKNOWN');
  await restoreAttempts(db, { customerId: account.id, network: callerKey(call.ip) });
  return { account, error: null };
}

const refused = (error: LoginError): Credentials => ({ account: null, error });
