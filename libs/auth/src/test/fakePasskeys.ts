/** What a page asks of the browser: to make a passkey, or to sign by one. */
interface Ceremony {
  publicKey: { challenge: ArrayBuffer; rpId?: string };
  /** `conditional`: listed below a field, instead of in a dialog. */
  mediation?: string;
  signal: AbortSignal;
  /** Ends it with a passkey. */
  answer: () => void;
  /** Ends it with an error of this name. */
  fail: (name: string) => void;
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

const response = {
  clientDataJSON: bytes('client data'),
  attestationObject: bytes('attestation'),
  authenticatorData: bytes('authenticator data'),
  signature: bytes('signature'),
  userHandle: bytes('user handle'),
  getTransports: () => ['internal'],
};
const credential = { id: 'cGFzc2tleQ', rawId: bytes('passkey'), type: 'public-key', response };

/** What pages send of a passkey of `fakePasskeys`. */
export const sentPasskey = { id: credential.id, rawId: credential.id, type: credential.type };

/**
 * Stands in for a browser with passkeys. What it is asked waits for the test to end it, or for the page. Listed below a field
 * if `lists`.
 */
export function fakePasskeys({ lists = false } = {}) {
  const ceremonies: Ceremony[] = [];

  function begin(options: Omit<Ceremony, 'answer' | 'fail'>) {
    return new Promise((resolve, reject) => {
      options.signal.addEventListener('abort', () => reject(options.signal.reason as Error));
      ceremonies.push({
        ...options,
        answer: () => resolve({ ...credential, getClientExtensionResults: () => ({}) }),
        fail: (name) => reject(Object.assign(new Error(name), { name })),
      });
    });
  }

  const isConditionalMediationAvailable = () => Promise.resolve(lists);
  define(
    window,
    'PublicKeyCredential',
    Object.assign(() => undefined, { isConditionalMediationAvailable }),
  );
  define(navigator, 'credentials', { get: begin, create: begin });
  return ceremonies;
}

/** A browser that knows no passkeys, as tests begin. */
export function withoutPasskeys() {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}

const define = (owner: object, name: string, value: unknown) =>
  Object.defineProperty(owner, name, { configurable: true, value });
