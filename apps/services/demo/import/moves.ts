import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../src/db/database.ts';

export interface Address {
  key: string;
  uri: string;
}

/** Current addresses of a site's items. */
export async function itemAddresses(db: DatabaseOrTransaction, site: string): Promise<Address[]> {
  const { rows } = await db.execute<{ key: string; uri: string }>(
    sql`select item_id || ' ' || locale as key, uri from item_text where site = ${site}`,
  );
  return rows;
}

/** Current addresses of items that are not in the demo files. */
export async function foreignAddresses(db: DatabaseOrTransaction, site: string): Promise<{ uri: string }[]> {
  const { rows } = await db.execute<{ uri: string }>(sql`
    select t.uri from item_text t join item i on i.site = t.site and i.id = t.item_id
    where t.site = ${site} and i.source <> 'demo'`);
  return rows;
}

/** Current addresses of a site's pages. */
export async function nodeAddresses(db: DatabaseOrTransaction, site: string): Promise<Address[]> {
  const { rows } = await db.execute<{ key: string; uri: string }>(
    sql`select id || ' ' || locale as key, uri from content_node where site = ${site}`,
  );
  return rows;
}

/** Redirects old addresses to the current ones, including even older ones; a path in use is not redirected. */
export async function recordMoves(
  db: DatabaseOrTransaction,
  site: string,
  before: readonly Address[],
  after: readonly Address[],
): Promise<void> {
  const now = new Map(after.map(({ key, uri }) => [key, uri]));
  const moves = before.flatMap(({ key, uri }) => {
    const to = now.get(key);
    return to && to !== uri ? [{ from: uri, to }] : [];
  });
  const from = sql.param(moves.map((move) => move.from));
  const to = sql.param(moves.map((move) => move.to));
  const moved = sql`unnest(${from}::text[], ${to}::text[]) as moved(from_uri, to_uri)`;
  await db.execute(sql`update redirect set to_uri = moved.to_uri from ${moved}
    where redirect.site = ${site} and redirect.to_uri = moved.from_uri`);
  await db.execute(sql`insert into redirect (site, from_uri, to_uri)
    select ${site}, moved.from_uri, moved.to_uri from ${moved}
    on conflict (site, from_uri) do update set to_uri = excluded.to_uri`);
  await db.execute(sql`delete from redirect r where r.site = ${site} and (
    exists (select 1 from item_text t where t.site = r.site and t.uri = r.from_uri)
    or exists (select 1 from content_node n where n.site = r.site and n.uri = r.from_uri))`);
}
