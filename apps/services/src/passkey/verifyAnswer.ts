import type { PasskeyAssertion, PasskeyCreation } from '@shop/contracts';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Logger } from 'pino';
import { KEY_ALGORITHMS } from './keyAlgorithms.ts';
import type { StoredPasskey } from './passkeyRepository.ts';
import type { RelyingParty } from './relyingParty.ts';

/** What an answer has to fit. */
interface Expected {
  party: RelyingParty;
  challenge: string;
  log: Pick<Logger, 'info'>;
}

/** What is stored of a new passkey. */
type Made = Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'deviceType' | 'backedUp'>;

const commonOptions = ({ party, challenge }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: party.origin,
  expectedRPID: party.id,
  requireUserVerification: true,
});

/** The passkey that a browser has made; null if its answer does not hold. */
export async function verifyCreation(expected: Expected, answer: PasskeyCreation): Promise<Made | null> {
  const { verified, registrationInfo } = await orRefused(expected, () =>
    verifyRegistrationResponse({
      ...commonOptions(expected),
      response: { ...answer, clientExtensionResults: {} },
      supportedAlgorithmIDs: [...KEY_ALGORITHMS],
    }),
  );
  if (!verified || !registrationInfo) return null;
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    deviceType: credentialDeviceType,
    backedUp: credentialBackedUp,
  };
}

/** The passkey's new state after a sign-in; null if the answer does not hold, or its counter has not risen. */
export async function verifyAssertion(
  expected: Expected,
  answer: PasskeyAssertion,
  { credentialId, publicKey, counter }: StoredPasskey,
): Promise<Pick<StoredPasskey, 'counter' | 'backedUp'> | null> {
  const { verified, authenticationInfo } = await orRefused(expected, () =>
    verifyAuthenticationResponse({
      ...commonOptions(expected),
      response: { ...answer, clientExtensionResults: {} },
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
    }),
  );
  if (!verified || !authenticationInfo) return null;
  return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
}

interface Refused {
  verified: false;
  registrationInfo?: never;
  authenticationInfo?: never;
}

/** The library throws what is wrong with an answer, whether somebody made it up or the shop's origin is misconfigured. */
async function orRefused<Verified>({ log }: Expected, verify: () => Promise<Verified>): Promise<Verified | Refused> {
  try {
    return await verify();
  } catch (err) {
    log.info({ reason: String(err) }, 'passkey refused');
    return { verified: false };
  }
}
