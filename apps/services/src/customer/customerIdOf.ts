import type { Call } from '../module.ts';

/** The customer of a call, signed in or a guest. The contracts let nobody else in. */
export function customerIdOf({ visitor }: Pick<Call, 'visitor'>): string {
  const id = visitor.customerId ?? visitor.guestId;
  if (id === null) throw new Error('A method for customers was called by somebody else.');
  return id;
}
