import type { Reference } from './Reference';

/** Names what a list is about, so that another subject starts a list of its own. */
export function keyOf({ referenceType, referenceId }: Reference): string {
  return `${referenceType}/${referenceId}`;
}
