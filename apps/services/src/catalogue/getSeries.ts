import type { catalogueDetail, ResultsOf } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Call } from '../module.ts';
import { findDetail } from './findDetail.ts';
import { rating } from './rating.ts';
import { findTiles } from './tiles.ts';

const itemIds = sql`, array(
  select r.target_id from item_relation r
  where r.site = i.site and r.item_id = i.id and r.type = 'series' order by r.position) as "itemIds"`;

/** A series with its items in order. Two queries. */
export async function getSeries(
  { db, site, locale }: Call,
  id: string,
): Promise<ResultsOf<typeof catalogueDetail, 'GetSeries'>> {
  const detail = await findDetail<{ itemIds: string[] }>(db, site, locale, id, { more: itemIds });
  if (detail?.productType !== 'series') return { ret: null, error: 'NOT_FOUND' };
  const { title, subTitle, summary, description, uri, images, questionCount, communitySettings } = detail;
  return {
    ret: {
      id: detail.id,
      title,
      subTitle,
      summary,
      description,
      link: { url: uri, target: '_self', callToAction: '' },
      images,
      galleryImages: images,
      items: await findTiles(db, site, locale, detail.itemIds),
      rating: rating(detail.ratingSum, detail.ratingCount),
      questionCount,
      communitySettings,
      seoText: detail.seoText,
    },
    error: null,
  };
}
