import type { Image, ProductType } from '@shop/contracts';
import type { Locale } from '@shop/contracts/constants';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { type ItemFacts, itemFactsColumn } from '../jsonLd/itemFacts.ts';
import type { StoredIngredientList, StoredStep } from '../db/schema/index.ts';
import { defaultTextJoin, textColumn } from './tiles.ts';
import { type StoredImage, toImage } from './toImage.ts';

/** An item's data for its page: heading, picture, structured data. */
export interface ItemPage {
  id: string;
  locale: Locale;
  productType: ProductType;
  title: string;
  subTitle: string;
  summary: string;
  /** Title in every locale. */
  titles: Partial<Record<Locale, string>>;
  /** Path in every locale. */
  uris: Partial<Record<Locale, string>>;
  /** Its leaf list; the first of the tree if there are several. */
  categoryId: string | null;
  image: Image | null;
  priceCents: number | null;
  currency: string;
  membersOnly: boolean;
  ratingSum: number;
  ratingCount: number;
  recipe: RecipePage | null;
  facts: ItemFacts;
}

export interface RecipePage {
  prepTime: number;
  totalTime: number;
  cook: string | null;
  ingredientLists: StoredIngredientList[];
  steps: StoredStep[];
}

type Row = Omit<ItemPage, 'image'> & { image: StoredImage | null } & Record<string, unknown>;

/** The item at a path, in the locale of the path; empty texts fall back to the default locale. One query. */
export async function findItemPage(db: DatabaseOrTransaction, site: string, path: string): Promise<ItemPage | null> {
  const { rows } = await db.execute<Row>(sql`
    select i.id, t.locale, i.product_type as "productType", ${textColumn('title')} as title,
      ${textColumn('sub_title')} as "subTitle", ${textColumn('summary')} as summary,
      i.price_cents as "priceCents", i.currency, i.members_only as "membersOnly",
      i.rating_sum as "ratingSum", i.rating_count as "ratingCount",
      l.titles, l.uris,
      (select jsonb_build_object('id', m.id, 'width', m.width, 'height', m.height)
        from image m where m.id = i.images[1]) as image,
      (select c.id from item_category ic join category c on c.site = ic.site and c.id = ic.category_id
        where ic.site = i.site and ic.item_id = i.id and c.uri <> '{}'
          and not exists (select 1 from category child where child.site = c.site and child.parent_id = c.id)
        order by c.position limit 1) as "categoryId",
      (select jsonb_build_object('prepTime', r.prep_time, 'totalTime', r.total_time, 'cook', k.name,
          'ingredientLists', r.ingredient_lists, 'steps', r.steps)
        from recipe r left join cook k on k.site = r.site and k.id = r.cook_id
        where r.site = i.site and r.item_id = i.id) as recipe,
      ${itemFactsColumn} as facts
    from item_text t join item i on i.site = t.site and i.id = t.item_id
    ${defaultTextJoin}
    cross join lateral (select jsonb_object_agg(o.locale, o.uri) as uris,
        jsonb_object_agg(o.locale, coalesce(nullif(o.title, ''), d.title, '')) as titles
      from item_text o where o.site = i.site and o.item_id = i.id) l
    where t.site = ${site} and t.uri = ${path}`);
  const row = rows[0];
  return row ? { ...row, image: row.image && toImage(row.image, row.title, row.subTitle) } : null;
}
