import type { CommunitySettings, Image, Lettering, ProductType, Video } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import type { Texts } from '../db/schema/index.ts';
import { mainSkuFirst } from './mainSku.ts';
import type { StoredSku } from './offers.ts';
import { questionCount, ratingCount, ratingSum } from './shownCommunity.ts';
import { imagesJson, skuJoin, textColumn, textJoins } from './tiles.ts';
import { type StoredImage, toImage } from './toImage.ts';

/** What the pages of all items have in common. */
export interface Detail {
  id: string;
  productType: ProductType;
  title: string;
  subTitle: string;
  marketingTitle: string;
  summary: string;
  description: string;
  infoText: string;
  uri: string;
  facts: { label: string; value: string }[];
  steps: { title: string; text: string }[];
  seoText: string;
  currency: string;
  membersOnly: boolean;
  personalizable: boolean;
  lettering: Lettering | null;
  communitySettings: CommunitySettings;
  numberOfPersons: number;
  locations: string[];
  badges: { label: Texts; style: string }[];
  countDown: { startDate: number; endDate: number } | null;
  ratingSum: number;
  ratingCount: number;
  questionCount: number;
  images: Image[];
  videos: Video[];
  skus: (StoredSku & { images: string[] })[];
  /** What pictures show, by their ids. */
  pictureTexts: Record<string, string>;
  /** The requested SKU, else the item's main SKU; null if it has none. */
  shownSku: string | null;
  /** The main SKU of the item. */
  mainSku: string | null;
}

interface StoredVideo {
  platform: string;
  identifier: string;
  image: StoredImage | null;
}

type Row = Omit<Detail, 'images' | 'skus' | 'videos'> & {
  images: StoredImage[] | null;
  videos: StoredVideo[] | null;
  skus: Detail['skus'] | null;
} & Record<string, unknown>;

interface Asked {
  /** Meaning of an id that an item shares with one of its SKUs: the item, shown with its main SKU, or that SKU. */
  asks?: 'item' | 'sku';
  /** Columns of the item `i`. */
  more?: SQL;
}

/** An item by its id, or by that of one of its SKUs. The picture of the SKU shown comes first. One query. */
export async function findDetail<More extends object = object>(
  db: DatabaseOrTransaction,
  site: string,
  locale: Locale,
  id: string,
  { asks = 'item', more = sql`` }: Asked = {},
): Promise<(Detail & More) | null> {
  const { rows } = await db.execute<Row & More & Record<string, unknown>>(sql`
    with asked as (
      select id from item where site = ${site} and id = ${id}
      union all
      select item_id from sku where site = ${site} and sku = ${id}
    ),
    wanted as (
      select a.id, shown.sku, coalesce(shown.images, '{}') as images
      from (select id from asked order by id = ${id} desc limit 1) a
      left join lateral (
        select s.sku, s.images from sku s where s.site = ${site} and s.item_id = a.id
        order by s.sku = ${id} and (s.sku <> a.id or ${asks} = 'sku') desc, ${mainSkuFirst} limit 1) shown on true
    )
    select i.id, wanted.sku as "shownSku", skus.main as "mainSku",
      i.product_type as "productType", i.currency, i.members_only as "membersOnly", i.personalizable,
      i.lettering,      i.community_settings as "communitySettings", i.number_of_persons as "numberOfPersons",
      i.locations, i.badges, i.count_down as "countDown", ${ratingSum} as "ratingSum",
      ${ratingCount} as "ratingCount", ${questionCount} as "questionCount",
      ${textColumn('title')} as title, ${textColumn('sub_title')} as "subTitle",
      ${textColumn('marketing_title')} as "marketingTitle", ${textColumn('summary')} as summary,
      ${textColumn('description')} as description, ${textColumn('info_text')} as "infoText",
      ${textColumn('uri')} as uri, coalesce(nullif(t.facts, '[]'), d.facts, '[]') as facts,
      coalesce(nullif(t.steps, '[]'), d.steps, '[]') as steps, ${textColumn('seo_text')} as "seoText",
      coalesce(nullif(t.picture_texts, '{}'), d.picture_texts, '{}') as "pictureTexts",
      (select jsonb_agg(jsonb_build_object('platform', v->>'platform', 'identifier', v->>'identifier',
          'image', (select jsonb_build_object('id', m.id, 'width', m.width, 'height', m.height)
            from image m where m.id = v->>'image')) order by n)
        from jsonb_array_elements(i.videos) with ordinality film(v, n)) as videos,
      ${imagesJson(sql`case when wanted.images <> '{}' then wanted.images || i.images[2:] else i.images end`)} as images,
      skus.list as skus
      ${more}
    from wanted join item i on i.site = ${site} and i.id = wanted.id
    ${textJoins(locale)}
    ${skuJoin}`);
  const row = rows[0] as (Row & More) | undefined;
  if (!row) return null;
  return {
    ...row,
    images: (row.images ?? []).map((one) => toImage(one, row.title, row.subTitle, row.pictureTexts[one.id])),
    videos: (row.videos ?? []).map((film) => ({ ...film, image: film.image && toImage(film.image, row.title) })),
    skus: row.skus ?? [],
  };
}
