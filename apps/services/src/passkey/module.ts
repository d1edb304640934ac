import { passkey as contract } from '@shop/contracts';
import { customerIdOf } from '../customer/customerIdOf.ts';
import { signInWith } from '../identity/signInWith.ts';
import type { Implementation } from '../module.ts';
import { logSecurityEvent } from '../security/logSecurityEvent.ts';
import { ANSWER_MS, issueChallenge } from './challengeRepository.ts';
import { checkPasskey } from './checkPasskey.ts';
import { createPasskey } from './createPasskey.ts';
import { getCreationOptions } from './getCreationOptions.ts';
import { deletePasskey, findPasskeys } from './passkeyRepository.ts';
import { readRelyingParty } from './relyingParty.ts';

/** Signing in by a passkey, and the signed-in customer's own passkeys. No method takes a customer's id. */
export const passkeyModule: Implementation<typeof contract> = {
  GetCreationOptions: getCreationOptions,
  Create: createPasskey,
  GetAll: async (call) => {
    const stored = await findPasskeys(call.db, customerIdOf(call));
    const passkeys = stored.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      createdAt: createdAt.getTime(),
      usedAt: usedAt?.getTime() ?? null,
    }));
    return { passkeys, error: null };
  },
  Remove: async (call, id) => {
    const account = customerIdOf(call);
    if (!(await deletePasskey(call.db, account, id))) return { error: 'NOT_FOUND' };
    logSecurityEvent(call.log, { event: 'passkey-removed', site: call.site, ip: call.ip, account });
    return { error: null };
  },
  // Opens no session: a form that is only shown leaves no cookie.
  GetRequestOptions: async (call) => {
    const party = await readRelyingParty(call);
    if (!party) return { options: null };
    const challenge = await issueChallenge(call.db, { site: call.site, sessionKey: null });
    return { options: { challenge, rpId: party.id, timeout: ANSWER_MS, userVerification: 'required' } };
  },
  Login: async (call, answer) => signInWith(call, await checkPasskey(call, answer), { path: `${contract.path}/Login` }),
};
