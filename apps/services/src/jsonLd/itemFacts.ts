import type { CommunitySettings } from '@shop/contracts';
import { defaultLocale } from '@shop/contracts/constants';
import { sql } from 'drizzle-orm';
import { referenceType } from '../catalogue/shownCommunity.ts';

/** Maximum of reviews in structured data. A page shows more of them at first, and it must match visible content. */
const MAX_REVIEWS = 1;
/** The attribute of a recipe's cuisine. */
const CUISINE = 'cuisine';

export interface SkuFacts {
  sku: string;
  /** What distinguishes it from other SKUs, in the language of the page. */
  label: string;
  gtin: string;
  /** Colour, if any. */
  swatch: string;
  priceCents: number;
  crossCents: number | null;
  /** Null for items without stock, such as vouchers sent by mail. */
  stock: number | null;
  /** Ids of its own pictures. */
  images: string[];
}

/** Data of an item for structured data, beyond that of its page's frame. Dates in ISO format. */
export interface ItemFacts {
  brand: string;
  communitySettings: CommunitySettings;
  publishedOn: string;
  /** Ids of all its pictures. */
  images: string[];
  skus: SkuFacts[];
  /** Personalised with a name or picture. */
  personalizable: boolean;
  /** Working days until it is made. */
  productionDays: number;
  /** End of its sale; ms since 1970. */
  countDown: { startDate: number; endDate: number } | null;
  /** The newest approved ones, at most `MAX_REVIEWS`. */
  reviews: { score: number; title: string; text: string; author: string; writtenOn: string }[];
  videos: { platform: string; identifier: string; image: string | null }[];
  category: string;
  /** Of a recipe; empty if unknown. */
  cuisine: string;
  /** Its attributes, except the cuisine. */
  keywords: string[];
  /** The items of a series in order. */
  parts: { title: string; uri: string }[];
}

/** Facts of an item `i` with its text `t`, as a column. */
export const itemFactsColumn = sql`jsonb_build_object(
  'brand', i.brand, 'communitySettings', i.community_settings, 'videos', i.videos,
  'images', to_jsonb(i.images), 'publishedOn', to_char(i.since at time zone 'UTC', 'YYYY-MM-DD'),
  'personalizable', i.personalizable, 'productionDays', i.production_days, 'countDown', i.count_down,
  'skus', coalesce((select jsonb_agg(jsonb_build_object('sku', s.sku, 'gtin', s.gtin, 'priceCents', s.price_cents,
      'crossCents', s.cross_cents, 'stock', s.stock, 'swatch', s.swatch_color, 'images', to_jsonb(s.images),
      'label', coalesce(nullif(s.label->>t.locale, ''), s.label->>${defaultLocale}, ''))
    order by s.position, s.sku) from sku s where s.site = i.site and s.item_id = i.id), '[]'),
  'reviews', coalesce((select jsonb_agg(jsonb_build_object('score', r.score, 'title', r.title, 'text', r.text,
      'author', r.author_alias, 'writtenOn', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD'))
      order by r.created_at desc, r.id desc)
    from (select * from review v where v.site = i.site and v.reference_type = ${referenceType} and v.reference_id = i.id and v.approved
      order by v.created_at desc, v.id desc limit ${MAX_REVIEWS}) r), '[]'),
  'category', coalesce((select coalesce(nullif(c.title->>t.locale, ''), c.title->>${defaultLocale})
    from item_category ic join category c on c.site = ic.site and c.id = ic.category_id
    where ic.site = i.site and ic.item_id = i.id and c.uri <> '{}'
      and not exists (select 1 from category child where child.site = c.site and child.parent_id = c.id)
    order by c.position limit 1), ''),
  'keywords', coalesce((select jsonb_agg(coalesce(nullif(v.title->>t.locale, ''), v.title->>${defaultLocale})
      order by v.attribute_id, v.position)
    from item_attribute ia join attribute_value v
      on v.site = ia.site and v.attribute_id = ia.attribute_id and v.id = ia.value_id
    where ia.site = i.site and ia.item_id = i.id and ia.attribute_id <> ${CUISINE}), '[]'),
  'cuisine', coalesce((select coalesce(nullif(v.title->>t.locale, ''), v.title->>${defaultLocale})
    from item_attribute ia join attribute_value v
      on v.site = ia.site and v.attribute_id = ia.attribute_id and v.id = ia.value_id
    where ia.site = i.site and ia.item_id = i.id and ia.attribute_id = ${CUISINE} order by v.position limit 1), ''),
  'parts', coalesce((select jsonb_agg(jsonb_build_object('title', x.title, 'uri', x.uri) order by r.position)
    from item_relation r join item_text x on x.site = r.site and x.item_id = r.target_id and x.locale = t.locale
    where r.site = i.site and r.item_id = i.id and r.type = 'series'), '[]'))`;
