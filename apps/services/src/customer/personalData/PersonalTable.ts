import { asc, getTableColumns, getTableName, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { DatabaseOrTransaction, Transaction } from '../../db/database.ts';
import type { Account } from '../../identity/accountRepository.ts';

/** Condition for the rows of a table that are about this person. */
type RowsOf = (person: Account) => SQL | undefined;
type Row = Readonly<Record<string, unknown>>;

interface Exported<Name> {
  /** Its section of the export. */
  as: string;
  columns: readonly Name[];
  /** Columns that say nothing about the person: secrets, references to the person's own rows. */
  withheld: readonly Name[];
  orderBy?: Name;
  /** Narrower than the rows that deletion is about, where the person has not shown that those are theirs. */
  rowsOf?: RowsOf;
}

/**
 * What becomes of the rows when the person is deleted: the database deletes them with the customer's row (`cascades`), or
 * they are deleted before it, or they stay: without what is set here, or as they are, for a reason.
 */
type AfterDeletion<T extends PgTable> = 'cascades' | 'deleted' | { set: PgUpdateSetSource<T> } | { kept: string };

interface Definition<T extends PgTable> {
  rowsOf: RowsOf;
  /** In the export, or left out for a reason. */
  exported: Exported<keyof T['_']['columns'] & string> | { leftOut: string };
  afterDeletion: AfterDeletion<T>;
}

/** A table that holds something about customers. */
export interface PersonalTable {
  table: PgTable;
  exported: Exported<string> | { leftOut: string };
  afterDeletion: AfterDeletion<PgTable>;
  /** The person's rows with the columns of the export; none if the table is left out of it. */
  read(db: DatabaseOrTransaction, person: Account): Promise<Row[]>;
  /** Deletes or changes the person's rows, unless the database does so by itself. */
  forget(tx: Transaction, person: Account): Promise<void>;
}

/** Says what a table holds about a person. */
export function personalTable<T extends PgTable>(
  table: T,
  { rowsOf, exported, afterDeletion }: Definition<T>,
): PersonalTable {
  const anyTable: PgTable = table;
  const own = (condition: RowsOf, person: Account): SQL => {
    const rows = condition(person);
    // Without a condition, these would be the rows of everybody.
    if (!rows) throw new Error(`There is no condition for the rows of one person in ${getTableName(table)}.`);
    return rows;
  };
  const all: Readonly<Record<string, PgColumn>> = getTableColumns(anyTable);
  return {
    table,
    exported,
    afterDeletion,
    read: async (db, person) => {
      if ('leftOut' in exported) return [];
      const columns = Object.fromEntries(exported.columns.map((name) => [name, all[name]!]));
      const rows = db
        .select(columns)
        .from(anyTable)
        .where(own(exported.rowsOf ?? rowsOf, person));
      return exported.orderBy ? rows.orderBy(asc(all[exported.orderBy]!)) : rows;
    },
    forget: async (tx, person) => {
      if (afterDeletion === 'cascades' || (typeof afterDeletion === 'object' && 'kept' in afterDeletion)) return;
      if (afterDeletion === 'deleted') await tx.delete(anyTable).where(own(rowsOf, person));
      else await tx.update(anyTable).set(afterDeletion.set).where(own(rowsOf, person));
    },
  };
}
