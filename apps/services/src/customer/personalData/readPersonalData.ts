import type { Database } from '../../db/database.ts';
import { customer } from '../../db/schema/identity.ts';
import type { Account } from '../../identity/accountRepository.ts';
import { personalTables } from './personalTables.ts';

/**
 * All that the shop holds about a person, by sections: the account, and lists of rows as they are stored, without secrets. All of one moment. Dates
 * are as JSON writes them.
 */
export function readPersonalData(db: Database, person: Account): Promise<Record<string, unknown>> {
  return db.transaction(
    async (tx) => {
      const sections: Record<string, unknown> = {};
      for (const { table, exported, read } of personalTables) {
        if ('leftOut' in exported) continue;
        const rows = await read(tx, person);
        sections[exported.as] = table === customer ? rows[0] : rows;
      }
      return sections;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
