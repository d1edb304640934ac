import type { PasskeyAssertion, PasskeyCreation, PasskeyCreationOptions, PasskeyRequestOptions } from '@shop/contracts';
import { preloadable } from '@shop/preloadable';

/** Most visitors have no use for it: it loads where passkeys are supported and may be asked for. */
const webauthn = preloadable(() => import('./webauthn'));

/** Whether passkeys can be listed below a field with `autocomplete="… webauthn"`. */
export async function canListPasskeys(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await webauthn.load();
  return browserSupportsWebAuthnAutofill();
}

/** Makes a passkey in the browser's dialog, which the signal closes. Rejects if there is none (`ceremonyFailureOf`). */
export async function makePasskey(optionsJSON: PasskeyCreationOptions, signal: AbortSignal): Promise<PasskeyCreation> {
  const { startRegistration } = await loadUntil(signal);
  return startRegistration({ optionsJSON });
}

/**
 * Signs a challenge by a passkey: in the browser's dialog, or listed below a field. The signal ends either. Rejects if
 * nothing was signed (`ceremonyFailureOf`).
 */
export async function signChallenge(
  optionsJSON: PasskeyRequestOptions,
  signal: AbortSignal,
  useBrowserAutofill = false,
): Promise<PasskeyAssertion> {
  const { startAuthentication } = await loadUntil(signal);
  return startAuthentication({ optionsJSON, useBrowserAutofill });
}

async function loadUntil(signal: AbortSignal) {
  const code = await webauthn.load();
  signal.throwIfAborted();
  signal.addEventListener('abort', () => code.WebAuthnAbortService.cancelCeremony(), { once: true });
  return code;
}
