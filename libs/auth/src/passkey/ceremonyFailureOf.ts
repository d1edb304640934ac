/**
 * Why a browser gave no passkey: the page ended it, the visitor or the browser did (they are not told apart), the device has
 * a passkey of this account already, or cannot have one.
 */
export type CeremonyFailure = 'aborted' | 'cancelled' | 'known' | 'unsupported' | 'failed';

const failures: Partial<Record<string, CeremonyFailure>> = {
  AbortError: 'aborted',
  NotAllowedError: 'cancelled',
  InvalidStateError: 'known',
  ConstraintError: 'unsupported',
  NotSupportedError: 'unsupported',
};

/** The failure of a ceremony, by the name of its error in the Web Authentication API. */
export function ceremonyFailureOf(error: unknown): CeremonyFailure {
  return failures[(error as Partial<Error> | null)?.name ?? ''] ?? 'failed';
}
