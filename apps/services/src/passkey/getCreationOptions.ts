import type { passkey as contract, ResultsOf } from '@shop/contracts';
import { customerIdOf } from '../customer/customerIdOf.ts';
import { type Account, findAccountById } from '../identity/accountRepository.ts';
import type { Call } from '../module.ts';
import { ANSWER_MS, issueChallenge } from './challengeRepository.ts';
import { KEY_ALGORITHMS } from './keyAlgorithms.ts';
import { MAX_PASSKEYS } from './maxPasskeys.ts';
import { findPasskeys } from './passkeyRepository.ts';
import { readRelyingParty } from './relyingParty.ts';
import { userHandleOf } from './userHandleOf.ts';

type Results = ResultsOf<typeof contract, 'GetCreationOptions'>;

/**
 * What the customer's browser needs to make a passkey that signs in by itself: the authenticator finds it without a name,
 * and checks who uses it.
 */
export async function getCreationOptions(call: Call): Promise<Results> {
  const account = await findAccountById(call.db, customerIdOf(call));
  const party = await readRelyingParty(call);
  // Whether employees may sign in is for their directory to say.
  if (!party || account?.kind !== 'password') return { options: null, error: 'UNSUPPORTED' };
  const known = await findPasskeys(call.db, account.id);
  if (known.length >= MAX_PASSKEYS) return { options: null, error: 'TOO_MANY' };
  const { site, visitor } = call;
  const options: Results['options'] = {
    challenge: await issueChallenge(call.db, { site, sessionKey: visitor.sessionKey }),
    rp: { id: party.id, name: party.name },
    user: userOf(account),
    pubKeyCredParams: KEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: ANSWER_MS,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
  return { options, error: null };
}

/** The account as the authenticator lists it. */
function userOf({ id, email, firstName, lastName }: Account) {
  return { id: userHandleOf(id), name: email, displayName: `${firstName} ${lastName}`.trim() || email };
}
