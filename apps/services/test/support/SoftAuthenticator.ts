import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyCreation, PasskeyCreationOptions, PasskeyRequestOptions } from '@shop/contracts';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Bits of the authenticator's data. */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const HAS_CREDENTIAL = 0x40;

/** What a browser or an authenticator says that it should not, or another would. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  isUserVerified?: boolean;
  userHandle?: string | undefined;
}

/** A browser on a page of `origin`, and an authenticator with one passkey: an ES256 key that may be on several devices. */
export class SoftAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly credentialId: string;
  /** Signatures so far; an authenticator that does not count says 0 for ever. */
  counter = 0;
  readonly #origin: string;
  #userHandle = '';

  constructor(origin: string, credentialId = randomBytes(16).toString('base64url')) {
    this.#origin = origin;
    this.credentialId = credentialId;
  }

  /** Makes its passkey. */
  create(options: PasskeyCreationOptions, deviation: Deviation = {}): PasskeyCreation {
    this.#userHandle = options.user.id;
    const id = bytesOf(this.credentialId);
    const authData = Buffer.concat([
      this.#authenticatorData(deviation.rpId ?? options.rp.id, HAS_CREDENTIAL, deviation),
      Buffer.alloc(16),
      uint(id.length, 2),
      id,
      this.#publicKey(),
    ]);
    const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, deviation).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** Signs in. */
  sign(options: PasskeyRequestOptions, deviation: Deviation = {}): PasskeyAssertion {
    const authenticatorData = this.#authenticatorData(deviation.rpId ?? options.rpId, 0, deviation);
    const clientData = this.#clientData('webauthn.get', options.challenge, deviation);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    const userHandle = 'userHandle' in deviation ? deviation.userHandle : this.#userHandle;
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
        ...(userHandle !== undefined && { userHandle }),
      },
    };
  }

  #credential() {
    return { id: this.credentialId, rawId: this.credentialId, type: 'public-key' as const };
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    const data = { type, challenge, origin: this.#origin, crossOrigin: false };
    const { origin = data.origin, type: said = type, challenge: answered = challenge } = deviation;
    return Buffer.from(JSON.stringify({ ...data, type: said, challenge: answered, origin }));
  }

  #authenticatorData(rpId: string, more: number, { isUserVerified = true }: Deviation): Buffer {
    const flags = USER_PRESENT | BACKUP_ELIGIBLE | BACKED_UP | more | (isUserVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), uint(this.counter, 4)]);
  }

  /** As a COSE key. */
  #publicKey(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(bytesOf(x))],
      [-3, new Uint8Array(bytesOf(y))],
    ]);
    return isoCBOR.encode(key);
  }
}

const bytesOf = (base64url: string) => Buffer.from(base64url, 'base64url');
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** A number in so many bytes, the highest first. */
function uint(value: number, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
}
