import type pg from 'pg';

/** Reviews of a statement: what it has changed is kept in memory until its end. */
const AT_ONCE = 50_000;

export interface ReviewAmounts {
  /** Of one item. */
  one: number;
  /** Of all items together, the one among them. */
  all: number;
  /** Further ones that wait for a moderator. */
  waiting: number;
}

export interface Reviewed {
  series: string;
  product: string;
}

/** The site's series, and its item that gets the most reviews. */
export async function findReviewed(database: pg.Client, site: string): Promise<Reviewed> {
  const { rows } = await database.query<Reviewed>(
    `select r.item_id as series, r.target_id as product from item_relation r
     join item i on i.site = r.site and i.id = r.target_id
     where r.site = $1 and r.type = 'series' and i.product_type = 'product' and i.community_settings = 'full'
     order by r.item_id, r.position limit 1`,
    [site],
  );
  if (!rows[0]) throw new Error(`${site} has no series with a product.`);
  return rows[0];
}

/**
 * Gives a site so many reviews, instead of those of its demo world: of all scores and languages, a tenth with pictures, one
 * in a hundred in Italian, and some more helpful than others.
 */
export async function fillReviews(database: pg.Client, site: string, product: string, amounts: ReviewAmounts) {
  await database.query('delete from review where site = $1', [site]);
  const others = `(select array_agg(id order by id) from item where site = $1 and product_type = 'product' and id <> $2)`;
  await insert(database, [site, product], amounts.one, '$2', 'true');
  await insert(
    database,
    [site, product],
    amounts.all - amounts.one,
    `(${others})[1 + n % cardinality(${others})]`,
    'true',
  );
  await insert(database, [site, product], amounts.waiting, '$2', 'false');
  await database.query('vacuum analyze');
}

async function insert(database: pg.Client, of: string[], count: number, itemId: string, approved: string) {
  for (let done = 0; done < count; done += AT_ONCE) {
    await database.query(
      `insert into review (site, reference_type, reference_id, locale, score, title, text, author_alias, approved, queued_at,
         image_ids, imported_likes, imported_dislikes, created_at)
       select $1, 'product', ${itemId}, case when n % 100 = 0 then 'it' else (array['de', 'fr', 'en'])[1 + n % 3] end,
         1 + (n * 7) % 5, 'Titel ' || n, 'Ein Text von üblicher Länge, geschrieben von Kundin Nummer ' || n, 'Lea B.',
         ${approved}, case when not ${approved} then now() - n * interval '1 minute' end,
         case when n % 10 = 0 then array['bench-' || n] else '{}' end, n % 17, n % 5, now() - n * interval '1 minute'
       from generate_series($3::int, $4::int) n`,
      [...of, done + 1, Math.min(count, done + AT_ONCE)],
    );
  }
}
