import { roleSchema } from '@shop/contracts';
import { type Caller, isAllowed } from '../rpc/isAllowed.ts';

/** Whether a visitor has a role; false for unknown roles. */
export function hasRole(caller: Caller, role: string): boolean {
  const { success, data } = roleSchema.safeParse(role);
  return success && isAllowed(caller, data);
}
