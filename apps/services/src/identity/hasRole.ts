import { roleSchema } from '@shop/contracts';
import { type Caller, isAllowed } from '../rpc/isAllowed.ts';

/** Whether a visitor may act in a role; nobody may in one the shop does not know. */
export function hasRole(caller: Caller, role: string): boolean {
  const { success, data } = roleSchema.safeParse(role);
  return success && isAllowed(caller, data);
}
