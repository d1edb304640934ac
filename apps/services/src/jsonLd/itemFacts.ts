import type { CommunitySettings } from '@shop/contracts';
import { defaultLocale } from '@shop/contracts/constants';
import { sql } from 'drizzle-orm';

/** As many reviews and questions as a page shows at first: search engines may be told only what people see. */
const SHOWN_AT_FIRST = 3;
/** The attribute that names the kitchen a recipe comes from. */
const CUISINE = 'cuisine';

export interface SkuFacts {
  sku: string;
  /** What tells it from the others, in the language of the page. */
  label: string;
  /** Colour, where it has one. */
  swatch: string;
  priceCents: number;
  crossCents: number | null;
  /** Null for what is not kept in stock: vouchers sent by mail. */
  stock: number | null;
  /** Ids of its own pictures. */
  images: string[];
}

/** What search engines are told of an item beyond what its page's frame needs. Dates in ISO form. */
export interface ItemFacts {
  brand: string;
  gtin: string;
  communitySettings: CommunitySettings;
  publishedOn: string;
  /** Ids of all its pictures. */
  images: string[];
  skus: SkuFacts[];
  /** Made with a name or picture. */
  personalizable: boolean;
  /** Of its sale; ms since 1970. */
  countDown: { startDate: number; endDate: number } | null;
  /** The newest approved ones. */
  reviews: { score: number; title: string; text: string; author: string; writtenOn: string }[];
  /** Of the newest approved ones, those that have an answer, with the first. The answer is HTML. */
  questions: { question: string; answer: string }[];
  videos: { platform: string; identifier: string; image: string | null }[];
  category: string;
  /** Of a recipe; empty where unknown. */
  cuisine: string;
  /** What it is sorted by, beside its kitchen. */
  keywords: string[];
  /** The items of a series in their order. */
  parts: { title: string; uri: string }[];
}

/** Facts of an item `i` with its text `t`, as a column. */
export const itemFactsColumn = sql`jsonb_build_object(
  'brand', i.brand, 'gtin', i.gtin, 'communitySettings', i.community_settings, 'videos', i.videos,
  'images', to_jsonb(i.images), 'publishedOn', to_char(i.since at time zone 'UTC', 'YYYY-MM-DD'),
  'personalizable', i.personalizable, 'countDown', i.count_down,
  'skus', coalesce((select jsonb_agg(jsonb_build_object('sku', s.sku, 'priceCents', s.price_cents,
      'crossCents', s.cross_cents, 'stock', s.stock, 'swatch', s.swatch_color, 'images', to_jsonb(s.images),
      'label', coalesce(nullif(s.label->>t.locale, ''), s.label->>${defaultLocale}, ''))
    order by s.position, s.sku) from sku s where s.site = i.site and s.item_id = i.id), '[]'),
  'reviews', coalesce((select jsonb_agg(jsonb_build_object('score', r.score, 'title', r.title, 'text', r.text,
      'author', r.author_alias, 'writtenOn', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD'))
      order by r.created_at desc, r.id desc)
    from (select * from review v where v.site = i.site and v.reference_id = i.id and v.approved
      order by v.created_at desc, v.id desc limit ${SHOWN_AT_FIRST}) r), '[]'),
  'questions', coalesce((select jsonb_agg(jsonb_build_object('question', q.question, 'answer', a.html)
      order by q.created_at desc, q.id desc)
    from (select * from question p where p.site = i.site and p.reference_id = i.id and p.approved
      order by p.created_at desc, p.id desc limit ${SHOWN_AT_FIRST}) q
    join lateral (select html from answer w where w.question_id = q.id
      order by w.created_at, w.id limit 1) a on true), '[]'),
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
