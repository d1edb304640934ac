import type { PasskeyAssertion, PasskeyRequestOptions } from '@shop/contracts';
import { canListPasskeys, signChallenge } from '../passkey/ceremonies';

interface Offer {
  /** Fetches a challenge; null where there is none to be had. */
  getOptions: () => Promise<PasskeyRequestOptions | null>;
  /** Called with the passkey that the visitor has chosen. */
  onChosen: (answer: PasskeyAssertion) => Promise<void>;
  /** Ends the offer. */
  signal: AbortSignal;
}

/**
 * Lists the visitor's passkeys below the e-mail field, where the browser can, until the signal ends it; a challenge that
 * lapses meanwhile is renewed. Rejects where the browser lists none.
 */
export async function offerPasskeys({ getOptions, onChosen, signal }: Offer): Promise<void> {
  if (!(await canListPasskeys())) return;
  while (!signal.aborted) {
    const options = await getOptions();
    if (!options) return;
    const answer = await answerInTime(options, signal);
    if (answer) await onChosen(answer);
  }
}

/** Null once the challenge has lapsed. */
async function answerInTime(options: PasskeyRequestOptions, signal: AbortSignal): Promise<PasskeyAssertion | null> {
  const round = new AbortController();
  const end = () => round.abort();
  const timer = setTimeout(end, options.timeout);
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  try {
    return await signChallenge(options, round.signal, true);
  } catch (failure) {
    if (signal.aborted || !round.signal.aborted) throw failure;
    return null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
