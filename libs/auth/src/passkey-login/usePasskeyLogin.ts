import type { PasskeyAssertion } from '@shop/contracts';
import { useGetPasskeyRequestOptionsMutation, useLoginByPasskeyMutation } from '@shop/service-client/passkey';
import { useIsHydrated } from '@shop/ui-kit/part';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { signChallenge } from '../passkey/ceremonies';
import { supportsPasskeys } from '../passkey/supportsPasskeys';
import { offerPasskeys } from './offerPasskeys';
import { failureOf, type PasskeyLoginFailure, refusalOf } from './passkeyLoginFailures';

export interface PasskeyLoginState {
  isSupported: boolean;
  /** The browser's dialog is open, or its answer is being checked. */
  isAsked: boolean;
  failure: PasskeyLoginFailure | null;
  /** Opens the browser's dialog. */
  ask: () => Promise<void>;
}

/**
 * Signing in by a passkey: listed below the e-mail field, except while `ask` has opened the browser's dialog. Either ends
 * with the form. `onVerified` is called once the services have accepted one, and says whether that
 * has signed the visitor in.
 */
export function usePasskeyLogin(onVerified: () => Promise<boolean>): PasskeyLoginState {
  const isSupported = useIsHydrated() && supportsPasskeys();
  const [requestOptions] = useGetPasskeyRequestOptionsMutation();
  const [login] = useLoginByPasskeyMutation();
  const [failure, setFailure] = useState<PasskeyLoginFailure | null>(null);
  const [isAsked, setAsked] = useState(false);

  async function getOptions() {
    const { data } = await requestOptions();
    return data?.options ?? null;
  }

  async function send(answer: PasskeyAssertion) {
    setFailure(null);
    const { data } = await login(answer);
    // The visitor has been told of a call that got no answer.
    if (!data) return;
    if (data.error) setFailure(refusalOf(data.error));
    else if (!(await onVerified())) setFailure('failed');
  }

  // The list may be there for long, while what is around the form changes.
  const handleChosen = useEffectEvent(send);
  const offer = useEffectEvent((signal: AbortSignal) => {
    const onChosen = (answer: PasskeyAssertion) => handleChosen(answer);
    return offerPasskeys({ getOptions, onChosen, signal });
  });
  useEffect(() => {
    if (!isSupported || isAsked) return undefined;
    const controller = new AbortController();
    // Nobody has asked for the list: the button tells what is wrong.
    offer(controller.signal).catch(() => undefined);
    return () => controller.abort();
  }, [isSupported, isAsked]);

  const dialog = useRef<AbortController>(null);
  useEffect(() => () => dialog.current?.abort(), []);

  async function ask() {
    const { signal } = (dialog.current = new AbortController());
    setFailure(null);
    setAsked(true);
    try {
      const options = await getOptions();
      if (options) await send(await signChallenge(options, signal));
      else setFailure('failed');
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setAsked(false);
    }
  }

  return { isSupported, isAsked, failure, ask };
}
