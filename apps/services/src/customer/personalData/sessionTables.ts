import { eq, or } from 'drizzle-orm';
import { session } from '../../db/schema/index.ts';
import type { Account } from '../../identity/accountRepository.ts';
import { personalTable, type PersonalTable } from './PersonalTable.ts';

/** The sessions of a person, as a customer or as a guest. */
export const sessionsOf = ({ id }: Account) => or(eq(session.customerId, id), eq(session.guestId, id));

/** Sessions, after everything that is found by them. */
export const sessionTables: readonly PersonalTable[] = [
  personalTable(session, {
    rowsOf: sessionsOf,
    exported: {
      as: 'sessions',
      columns: ['device', 'createdAt', 'seenAt', 'expiresAt'],
      withheld: ['idHash', 'site', 'publicId', 'customerId', 'guestId', 'cartId'],
      orderBy: 'createdAt',
    },
    afterDeletion: 'deleted',
  }),
];
