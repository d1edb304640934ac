import { preloadable } from '@shop/preloadable';
import { defineBrand } from '@shop/storefront';
import { messageLoaders } from 'virtual:shop-messages';
import { Logo } from './Logo';
import { shop } from './package.json';

export const brand = defineBrand({
  shop,
  messageLoaders,
  Logo,
  header: { logoPosition: 'start', navigationRow: 'inline' },
  footer: { onlineGuaranteeUrl: 'https://www.swiss-online-garantie.ch' },
  listing: {
    columns: 4,
    tileInset: 10,
    facets: 'row',
    pageSize: 24,
    badgeOrder: ['campaign', 'campaignblackfriday_special', 'promotion', 'default'],
  },
  experienceVouchers: true,
  productPictures: 'row',
  promoBannerRatio: 464 / 1370,
  promoBannerWidth: 'content',
  apps: { 'profile/voucher-activate': preloadable(() => import('@shop/profile/voucher-page')) },
});
