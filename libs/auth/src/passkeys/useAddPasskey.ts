import type { PasskeyError } from '@shop/contracts';
import { useCreatePasskeyMutation, useGetPasskeyCreationOptionsMutation } from '@shop/service-client/passkey';
import { useEffect, useRef } from 'react';
import { type CeremonyFailure, ceremonyFailureOf } from '../passkey/ceremonyFailureOf';
import { makePasskey } from '../passkey/ceremonies';

/** Names title and text: `auth.passkeys.<failure>.title` and `.text`. */
export type AddFailure = Exclude<CeremonyFailure, 'aborted'> | 'tooMany';

/** How adding ended; `untold` where there is nothing to say: a call that got no answer, which is told of, or a page left. */
export type AddOutcome = 'added' | 'untold' | AddFailure;

const failures: Partial<Record<PasskeyError, AddFailure>> = {
  EXISTS: 'known',
  TOO_MANY: 'tooMany',
  UNSUPPORTED: 'unsupported',
};
const refusalOf = (error: PasskeyError | null) => (error && failures[error]) ?? 'failed';

/** Makes a passkey on this device and stores it under a name. The browser's dialog closes with what asked for it. */
export function useAddPasskey(): (name: string) => Promise<AddOutcome> {
  const [requestOptions] = useGetPasskeyCreationOptionsMutation();
  const [createPasskey] = useCreatePasskeyMutation();
  const controller = useRef<AbortController>(null);
  useEffect(() => {
    controller.current = new AbortController();
    return () => controller.current?.abort();
  }, []);

  return async (name) => {
    const { data: asked } = await requestOptions();
    if (!asked || !controller.current) return 'untold';
    if (!asked.options) return refusalOf(asked.error);
    try {
      const response = await makePasskey(asked.options, controller.current.signal);
      const { data } = await createPasskey({ name, response });
      if (!data) return 'untold';
      return data.error ? refusalOf(data.error) : 'added';
    } catch (error) {
      const failure = ceremonyFailureOf(error);
      return failure === 'aborted' ? 'untold' : failure;
    }
  };
}
