import { accountTables } from './accountTables.ts';
import { cartTables } from './cartTables.ts';
import { communityTables } from './communityTables.ts';
import { orderTables } from './orderTables.ts';
import type { PersonalTable } from './PersonalTable.ts';
import { sessionTables } from './sessionTables.ts';
import { voucherTables } from './voucherTables.ts';
import { wishTables } from './wishTables.ts';

/**
 * Every table that holds something about customers: the one list that the export of their data and the deletion of their
 * account go by. Rows are deleted in this order: those that are found by a session come before the sessions.
 */
export const personalTables: readonly PersonalTable[] = [
  ...accountTables,
  ...communityTables,
  ...cartTables,
  ...wishTables,
  ...voucherTables,
  ...orderTables,
  ...sessionTables,
];
