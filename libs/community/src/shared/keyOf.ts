import type { Reference } from './Reference';

/** React key of a list's subject, so that another subject resets the list. */
export function keyOf({ referenceType, referenceId }: Reference): string {
  return `${referenceType}/${referenceId}`;
}
