import type { catalogueBackend, ResultsOf } from '@shop/contracts';
import { localeOfPath } from '@shop/contracts/addresses';
import { defaultLocale, type Locale } from '@shop/contracts/constants';
import { sql } from 'drizzle-orm';
import type { Call } from '../module.ts';
import { normalizePath } from '../site/normalizePath.ts';
import { findCategory, findCategoryId } from './categories.ts';
import { type FacetRow, toFacets } from './facets.ts';

type Results<M extends 'GetAttributes' | 'GetCategory' | 'GetCategoryByURI'> = Promise<
  ResultsOf<typeof catalogueBackend, M>
>;

/** A list by its id, in the language of the visitor. */
export async function getCategory({ db, site, locale }: Call, id: string): Results<'GetCategory'> {
  const ret = await findCategory(db, site, locale, id);
  return ret ? { ret, error: null } : { ret: null, error: 'NOT_FOUND' };
}

/** A list by its path, in the language of the path. */
export async function getCategoryByUri({ db, site }: Call, uri: string): Results<'GetCategoryByURI'> {
  const path = normalizePath(uri);
  const id = path && (await findCategoryId(db, site, path));
  const ret = path && id ? await findCategory(db, site, localeOfPath(path), id) : null;
  return ret ? { ret, error: null } : { ret: null, error: 'NOT_FOUND' };
}

/** All facets of the site with all their values. */
export async function getAttributes({ db, site }: Call, locale: Locale): Results<'GetAttributes'> {
  const { rows } = await db.execute<FacetRow & Record<string, unknown>>(sql`
    select a.id, v.id as "valueId", 0 as count,
      coalesce(nullif(a.title->>${locale}, ''), a.title->>${defaultLocale}) as title,
      coalesce(nullif(v.title->>${locale}, ''), v.title->>${defaultLocale}) as "valueTitle"
    from attribute a join attribute_value v on v.site = a.site and v.attribute_id = a.id
    where a.site = ${site} order by a.position, v.position`);
  const ret = toFacets(rows, {}).map(({ id, title, values }) => ({
    id,
    title,
    values: values.map((value) => ({ id: value.id, title: value.title })),
  }));
  return ret.length ? { ret, error: null } : { ret, error: 'EMPTY' };
}
