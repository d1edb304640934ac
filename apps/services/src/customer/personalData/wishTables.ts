import { eq, sql } from 'drizzle-orm';
import { wishItem, wishList } from '../../db/schema/index.ts';
import { personalTable, type PersonalTable } from './PersonalTable.ts';

/** What somebody would like to have. */
export const wishTables: readonly PersonalTable[] = [
  personalTable(wishItem, {
    rowsOf: ({ id }) =>
      sql`${wishItem.listId} in (select ${wishList.id} from ${wishList} where ${wishList.customerId} = ${id})`,
    exported: {
      as: 'wishes',
      columns: ['listId', 'sku', 'addedAt', 'addedCents'],
      withheld: ['knownCents', 'wasAvailable'],
      orderBy: 'addedAt',
    },
    afterDeletion: 'deleted',
  }),
  personalTable(wishList, {
    rowsOf: ({ id }) => eq(wishList.customerId, id),
    exported: {
      as: 'wishLists',
      columns: ['id', 'title', 'createdAt', 'shareName', 'sharedUntil'],
      withheld: ['site', 'customerId', 'shareHash'],
      orderBy: 'createdAt',
    },
    afterDeletion: 'cascades',
  }),
];
