import type { ListingItem } from '@shop/contracts';
import { defaultLocale, type Locale } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import type { Texts } from '../db/schema/index.ts';
import { type StoredCountDown, toCountDown } from './countDown.ts';
import { configurationOptions, type StoredSku, toPrice } from './offers.ts';
import { mainSkuFirst } from './mainSku.ts';
import { rating } from './rating.ts';
import { ratingCount, ratingSum } from './shownCommunity.ts';
import { stockLevel, totalStock } from './stockLevel.ts';
import { text } from './text.ts';
import { type StoredImage, toImage } from './toImage.ts';

interface TileRow extends Record<string, unknown> {
  id: string;
  productType: ListingItem['productType'];
  title: string;
  subTitle: string;
  marketingTitle: string;
  infoText: string;
  uri: string;
  currency: string;
  membersOnly: boolean;
  numberOfPersons: number;
  locations: string[];
  badges: { label: Texts; style: string }[];
  countDown: StoredCountDown | null;
  ratingSum: number;
  ratingCount: number;
  images: StoredImage[] | null;
  recipe: { totalTime: number; niveau: string } | null;
  skus: StoredSku[] | null;
  mainSku: string | null;
}

/** Joins an item `i` with its SKUs: `skus.list` in order, as JSON, and `skus.main`; both null if it has none. */
export const skuJoin = sql`
  left join lateral (
    select jsonb_agg(jsonb_build_object('sku', s.sku, 'label', s.label, 'swatch', s.swatch_color,
        'priceCents', s.price_cents, 'crossCents', s.cross_cents, 'stock', s.stock, 'images', s.images)
        order by s.position, s.sku) as list,
      (array_agg(s.sku order by ${mainSkuFirst}))[1] as main
    from sku s where s.site = i.site and s.item_id = i.id) skus on true`;

/**
 * Pictures by id in the given order, as JSON. Each is looked up by itself (`limit`): PostgreSQL expects more elements in an
 * array than these have, and would read the whole table of pictures instead.
 */
export function imagesJson(ids: SQL): SQL {
  return sql`(
    select jsonb_agg(picture.json order by o.n)
    from unnest(${ids}) with ordinality o(id, n) cross join lateral (
      select jsonb_build_object('id', m.id, 'width', m.width, 'height', m.height) as json
      from image m where m.id = o.id limit 1) picture)`;
}

/** Joins an item `i` with its texts `d` in the default locale. */
export const defaultTextJoin = sql`
    left join item_text d on d.site = i.site and d.item_id = i.id and d.locale = ${defaultLocale}`;

/** Joins an item `i` with its texts: `t` in the locale, `d` in the default one. */
export function textJoins(locale: Locale): SQL {
  return sql`
    left join item_text t on t.site = i.site and t.item_id = i.id and t.locale = ${locale}
    ${defaultTextJoin}`;
}

/** A text in the locale, else in the default one, field by field. */
export function textColumn(column: string): SQL {
  const name = sql.identifier(column);
  return sql`coalesce(nullif(t.${name}, ''), d.${name}, '')`;
}

/** Tiles of items in the order of the ids. Unknown ids are left out. One query. */
export async function findTiles(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  ids: readonly string[],
): Promise<ListingItem[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<TileRow>(sql`
    select i.id, i.product_type as "productType", i.currency, i.members_only as "membersOnly",
      i.number_of_persons as "numberOfPersons", i.locations, i.badges, i.count_down as "countDown",
      ${ratingSum} as "ratingSum", ${ratingCount} as "ratingCount",
      ${textColumn('title')} as title, ${textColumn('sub_title')} as "subTitle",
      ${textColumn('marketing_title')} as "marketingTitle", ${textColumn('info_text')} as "infoText",
      ${textColumn('uri')} as uri,
      ${imagesJson(sql`i.images[1:3]`)} as images,
      (select jsonb_build_object('totalTime', r.total_time, 'niveau', r.niveau) from recipe r
        where i.product_type = 'recipe' and r.site = i.site and r.item_id = i.id) as recipe,
      skus.list as skus, skus.main as "mainSku"
    from unnest(${sql.param(ids)}::text[]) with ordinality wanted(id, n)
    join item i on i.site = ${site} and i.id = wanted.id
    ${textJoins(locale)}
    ${skuJoin}
    order by wanted.n`);
  return rows.map((row) => toTile(row, locale));
}

function toTile(row: TileRow, locale: Locale): ListingItem {
  const { id, title, subTitle, uri, countDown } = row;
  const skus = row.skus ?? [];
  const [picture, scene, other] = (row.images ?? []).map((stored) => toImage(stored, title, subTitle));
  const main = skus.find(({ sku }) => sku === row.mainSku);
  return {
    id,
    title,
    subTitle,
    marketingTitle: row.marketingTitle,
    link: { url: uri, target: '_self', callToAction: '' },
    image: picture ?? null,
    alternativeImage: other ?? null,
    secondaryImage: scene ?? null,
    productType: row.productType,
    price: main ? toPrice(main.priceCents, main.crossCents, row.currency) : null,
    configurationOptions: configurationOptions(skus, uri, locale),
    badges: row.badges.map(({ label, style }) => ({
      label: text(label, locale),
      style: style as ListingItem['badges'][number]['style'],
    })),
    membersOnly: row.membersOnly,
    rating: rating(row.ratingSum, row.ratingCount),
    infoText: row.infoText,
    numberOfPersons: row.numberOfPersons,
    locations: row.locations,
    stockLevel: skus.length ? stockLevel(totalStock(skus.map(({ stock }) => stock)), locale) : null,
    countDown: toCountDown(countDown, Date.now()),
    entityMetrics: row.recipe && { values: metricsOf(row.recipe) },
    canonicalSKU: main?.sku ?? id,
  };
}

/** What of a recipe can be compared: its time in minutes, and its level. */
function metricsOf({ totalTime, niveau }: NonNullable<TileRow['recipe']>) {
  return [
    { dimensionName: 'totalTime', dataType: 'int' as const, int: totalTime },
    { dimensionName: 'niveau', dataType: 'string' as const, string: niveau },
  ];
}
