import type { Access, Role } from '@shop/contracts';

/** A visitor for access checks. */
export interface Caller {
  customerId: string | null;
  roles: readonly Role[];
}

/** Every signed-in visitor is a customer; an admin has all roles. */
export function isAllowed({ customerId, roles }: Caller, access: Access): boolean {
  if (access === 'anonymous') return true;
  if (customerId === null) return false;
  return access === 'customer' || roles.includes(access) || roles.includes('admin');
}
