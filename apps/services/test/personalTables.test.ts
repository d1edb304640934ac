import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { type ForeignKey, getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { personalTables } from '../src/customer/personalData/personalTables.ts';
import * as schema from '../src/db/schema/index.ts';

const tables: PgTable[] = Object.values<unknown>(schema).filter((value) => is(value, PgTable));
const listed = personalTables.map(({ table }) => getTableName(table));
const keysToCustomers = (table: PgTable): ForeignKey[] =>
  getTableConfig(table).foreignKeys.filter((key) => key.reference().foreignTable === schema.customer);

test('every table that refers to customers, or has e-mail addresses, is listed once', () => {
  const personal = tables.filter(
    (table) =>
      keysToCustomers(table).length > 0 || Object.keys(getTableColumns(table)).some((name) => /email/i.test(name)),
  );
  expect(personal.length).toBeGreaterThan(10);
  expect(listed).toEqual(expect.arrayContaining(personal.map(getTableName)));
  expect(new Set(listed).size).toBe(listed.length);
});

test.each(personalTables.map((one) => [getTableName(one.table), one] as const))(
  '%s is in the export with each of its columns, or withheld, or left out for a reason',
  (_name, { table, exported }) => {
    if ('leftOut' in exported) expect(exported.leftOut).toMatch(/\w+ \w+/);
    else expect([...exported.columns, ...exported.withheld].sort()).toEqual(Object.keys(getTableColumns(table)).sort());
  },
);

test('no section of the export is used twice', () => {
  const sections = personalTables.flatMap(({ exported }) => ('as' in exported ? [exported.as] : []));
  expect(new Set(sections).size).toBe(sections.length);
});

test.each(personalTables.map((one) => [getTableName(one.table), one] as const))(
  'rows of %s that are left to the database are deleted by it',
  (_name, { table, afterDeletion }) => {
    if (afterDeletion !== 'cascades' || table === schema.customer) return;
    expect(keysToCustomers(table).map(({ onDelete }) => onDelete)).toEqual(['cascade']);
  },
);
