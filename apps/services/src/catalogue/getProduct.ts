import type { Badge, catalogueDetail, Product, ResultsOf } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Call } from '../module.ts';
import { findDetail } from './findDetail.ts';
import { rating } from './rating.ts';
import { toShoppingPage } from './shoppingPage.ts';
import { text } from './text.ts';
import { findTiles } from './tiles.ts';

const seriesIds = sql`, array(
  select r.item_id from item_relation r
  where r.site = i.site and r.target_id = i.id and r.type = 'series' order by r.item_id) as "seriesIds"`;

interface More {
  seriesIds: string[];
  lateSections: Product['lateSections'];
}
const lateSections = sql`, array(
  select case r.type
    when 'accessory' then 'accessoryProducts' when 'sample' then 'addSample' else 'relatedProducts' end
  from item_relation r
  where r.site = i.site and r.item_id = i.id and r.type in ('accessory', 'sample', 'related') group by r.type
  union all
  select 'questionnaire' where exists (
    select 1 from questionnaire q where q.site = i.site and q.reference_id = i.id)) as "lateSections"`;

const withoutShop = ['series', 'recipe'];

/** A product, experience or voucher by its id or that of a variant. One query, two if it belongs to series. */
export async function getProduct(
  { db, site, locale }: Call,
  id: string,
): Promise<ResultsOf<typeof catalogueDetail, 'GetProduct'>> {
  const detail = await findDetail<More>(db, site, locale, id, { more: sql`${seriesIds}${lateSections}` });
  if (!detail || withoutShop.includes(detail.productType)) return { ret: null, error: 'NOT_FOUND' };
  return {
    ret: {
      ...toShoppingPage(detail, locale),
      canonicalSKU: detail.mainSku ?? detail.id,
      productType: detail.productType,
      title: detail.title,
      subTitle: detail.subTitle,
      marketingTitle: detail.marketingTitle,
      summary: detail.summary,
      description: detail.description,
      infoText: detail.infoText,
      link: { url: detail.uri, target: '_self', callToAction: '' },
      videos: detail.videos,
      galleryImages: detail.images,
      steps: detail.steps,
      seoText: detail.seoText,
      badges: detail.badges.map(({ label, style }) => ({ label: text(label, locale), style: style as Badge['style'] })),
      facts: detail.facts,
      rating: rating(detail.ratingSum, detail.ratingCount),
      questionCount: detail.questionCount,
      numberOfPersons: detail.numberOfPersons,
      locations: detail.locations,
      membersOnly: detail.membersOnly,
      personalizable: detail.personalizable,
      lettering: detail.lettering,
      communitySettings: detail.communitySettings,
      belongsToSeries: await findTiles(db, site, locale, detail.seriesIds),
      lateSections: detail.lateSections,
    },
    error: null,
  };
}

/** The volatile part of a product page for a variant: price, stock, choices, pictures. One query. */
export async function getProductShoppingPage(
  { db, site, locale }: Call,
  id: string,
): Promise<ResultsOf<typeof catalogueDetail, 'GetProductShoppingPage'>> {
  const detail = await findDetail(db, site, locale, id, { asks: 'sku' });
  if (!detail || withoutShop.includes(detail.productType)) return { ret: null, error: 'NOT_FOUND' };
  return { ret: toShoppingPage(detail, locale), error: null };
}
