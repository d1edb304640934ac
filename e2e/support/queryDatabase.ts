import pg from 'pg';

/** Asks the database of the shop under test itself. Gives the rows. */
export async function queryDatabase<Row extends object>(statement: string, values: readonly unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env['SHOP_DATABASE_URL'] });
  await client.connect();
  try {
    return (await client.query<Row>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

const TABLES = `
  select name from (
    select table_schema || '.' || table_name as name, query_to_xml(format(
      'select 1 as found from %I.%I t where t::text ilike %L limit 1', table_schema, table_name, $1::text), true, true, '') as row
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  ) searched where row is not null and row::text <> '' order by name`;

/** The tables with a text in any column of a row. */
export async function tablesWith(word: string): Promise<string[]> {
  return (await queryDatabase<{ name: string }>(TABLES, [`%${word}%`])).map(({ name }) => name);
}
