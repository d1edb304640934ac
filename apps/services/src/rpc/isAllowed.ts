import type { Access, Role } from '@shop/contracts';

/** A visitor for access checks. */
export interface Caller {
  customerId: string | null;
  /** Of a guest, who is not signed in. */
  guestId?: string | null;
  roles: readonly Role[];
}

/** Every signed-in visitor is a customer, and may do what guests may; an admin has all roles. */
export function isAllowed({ customerId, guestId = null, roles }: Caller, access: Access): boolean {
  if (access === 'anonymous' || (access === 'guest' && guestId !== null)) return true;
  if (customerId === null) return false;
  return access === 'guest' || access === 'customer' || roles.includes(access) || roles.includes('admin');
}
