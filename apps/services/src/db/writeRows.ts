import { and, eq, getTableColumns, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './database.ts';

/** Rows per statement: PostgreSQL accepts at most 65 535 parameters. */
const CHUNK = 500;

/** Inserts rows in few statements. */
export async function insertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    await tx.insert(table).values(rows.slice(start, start + CHUNK));
  }
}

/** Replaces a site's rows in a table, except those to keep. */
export async function replaceRows<T extends PgTable & { site: PgColumn }>(
  tx: Transaction,
  table: T,
  site: string,
  rows: T['$inferInsert'][],
  keep?: SQL,
): Promise<void> {
  await tx.delete(table).where(and(eq(table.site, site), keep && not(keep)));
  await insertRows(tx, table, rows);
}

/** Inserts rows, and updates those with an existing key. `rules` override the new value of a column. */
export async function upsertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  key: PgColumn[],
  rows: T['$inferInsert'][],
  rules: Readonly<Record<string, SQL>> = {},
): Promise<void> {
  const given = rows[0] ?? {};
  const set = Object.entries<PgColumn>(getTableColumns(table))
    .filter(([name, column]) => name in given && !key.includes(column))
    .map(([name]): [string, SQL] => [name, rules[name] ?? excluded(name)]);
  for (let start = 0; start < rows.length; start += CHUNK) {
    await tx
      .insert(table)
      .values(rows.slice(start, start + CHUNK))
      .onConflictDoUpdate({ target: key, set: Object.fromEntries(set) as never });
  }
}

/** A column of the row to be inserted (`excluded`). */
export function excluded(name: string): SQL {
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return sql`excluded.${sql.identifier(column)}`;
}
