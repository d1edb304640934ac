import {
  MAX_PASSKEY_NAME_LENGTH,
  type passkey as contract,
  type PasskeyCreation,
  type PasskeyError,
  type ResultsOf,
} from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { cleanText } from '../customer/cleanText.ts';
import { customerIdOf } from '../customer/customerIdOf.ts';
import type { Transaction } from '../db/database.ts';
import { customer } from '../db/schema/identity.ts';
import type { Call } from '../module.ts';
import { logSecurityEvent } from '../security/logSecurityEvent.ts';
import { takeChallenge } from './challengeRepository.ts';
import { MAX_PASSKEYS } from './maxPasskeys.ts';
import { findPasskeys, insertPasskey } from './passkeyRepository.ts';
import { readRelyingParty } from './relyingParty.ts';

type Results = ResultsOf<typeof contract, 'Create'>;

/** Stores the passkey that the customer's browser has made for a challenge of this session. */
export async function createPasskey(call: Call, givenName: string, answer: PasskeyCreation): Promise<Results> {
  const { db, site, visitor, log } = call;
  const name = cleanText(givenName);
  if (!name || [...name].length > MAX_PASSKEY_NAME_LENGTH) return refused('INVALID_NAME');
  const party = await readRelyingParty(call);
  if (!party) return refused('UNSUPPORTED');
  const scope = { site, sessionKey: visitor.sessionKey };
  const challenge = await takeChallenge(db, answer.response.clientDataJSON, scope);
  if (challenge === null) return refused('INVALID');
  const { verifyCreation } = await import('./verifyAnswer.ts');
  const made = await verifyCreation({ party, challenge, log }, answer);
  if (!made) return refused('INVALID');
  const customerId = customerIdOf(call);
  const results = await db.transaction((tx) => store(tx, { ...made, customerId, name }));
  if (!results.error) logSecurityEvent(log, { event: 'passkey-added', site, ip: call.ip, account: customerId });
  return results;
}

async function store(tx: Transaction, values: Parameters<typeof insertPasskey>[1]): Promise<Results> {
  const { customerId } = values;
  // So that two calls at once do not both add the last one.
  await tx.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('update');
  if ((await findPasskeys(tx, customerId)).length >= MAX_PASSKEYS) return refused('TOO_MANY');
  const passkeyId = await insertPasskey(tx, values);
  return passkeyId === null ? refused('EXISTS') : { passkeyId, error: null };
}

const refused = (error: PasskeyError): Results => ({ passkeyId: '', error });
