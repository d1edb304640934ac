import type { checkout, ResultsOf } from '@shop/contracts';
import { GIFT_WRAP_ITEM } from '@shop/contracts/constants';
import { sql } from 'drizzle-orm';
import { canBeWrapped } from '../cart/canBeWrapped.ts';
import { marketOf } from '../cart/markets.ts';
import { findDetail } from '../catalogue/findDetail.ts';
import type { Call } from '../module.ts';
import { siteFrame } from '../site/siteFrame.ts';
import { deliveryDays, deliveryOptions } from './deliveryOptions.ts';

type TermsReply = ResultsOf<typeof checkout, 'GetPurchaseTerms'>;

interface More extends Record<string, unknown> {
  brand: string;
  /** Cents of the cheapest paper that is not sold out. */
  wrap: number | null;
  productionDays: number;
}

/**
 * What applies to an article before it is in a cart: the delivery by the rules of the checkout, returns, its maker, what
 * wrapping costs.
 */
export async function getPurchaseTerms({ db, site, locale }: Call, id: string): Promise<TermsReply> {
  const general = (await siteFrame(db, site))?.locales[locale].settings.general;
  if (!general) return { ret: null, error: 'NOT_FOUND' };
  const { delivery: settings, makersUrl } = general;
  const more = sql`, (select min(w.price_cents) from sku w where w.site = i.site and w.item_id = ${GIFT_WRAP_ITEM}
      and (w.stock is null or w.stock > 0)) as wrap,
    i.brand, i.production_days as "productionDays"`;
  const detail = await findDetail<More>(db, site, locale, id, { asks: 'sku', more });
  const sku = detail?.skus.find((one) => one.sku === detail.shownSku);
  if (!detail || !sku) return { ret: null, error: 'NOT_FOUND' };

  const { country, currency } = marketOf(site);
  const { brand, productType, productionDays } = detail;
  const request = {
    settings,
    country,
    productTypes: [productType],
    productionDays,
    valueCents: sku.priceCents,
    now: new Date(),
  };
  const options = deliveryOptions(request);
  const { price } = options.find(({ type, pickupPoint }) => type === 'STANDARD' && !pickupPoint)!;
  return {
    ret: {
      delivery: {
        price,
        freeFrom: { cents: settings.freeFromCents },
        currency,
        days: deliveryDays(settings, country, productionDays),
        isDownload: options.some(({ type }) => type === 'DOWNLOAD'),
      },
      returnDays: settings.returnDays,
      // An item whose brand is the shop itself has no maker of its own.
      maker: makersUrl && brand && brand !== general.name ? { name: brand, url: makersUrl } : null,
      giftWrap:
        detail.wrap !== null && canBeWrapped({ itemId: detail.id, productType }) ? { cents: detail.wrap } : null,
    },
    error: null,
  };
}
