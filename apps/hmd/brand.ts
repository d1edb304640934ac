import { defineBrand } from '@shop/storefront';
import { messageLoaders } from 'virtual:shop-messages';
import { Logo } from './Logo';
import { shop } from './package.json';

export const brand = defineBrand({
  shop,
  messageLoaders,
  Logo,
  header: { logoPosition: 'center', navigationRow: 'below' },
  footer: { onlineGuaranteeUrl: 'https://www.swiss-online-garantie.ch' },
  listing: {
    columns: 3,
    tileInset: 0,
    facets: 'column',
    pageSize: 24,
    badgeOrder: ['default', 'promotion', 'campaign', 'campaignblackfriday_special'],
  },
  recipes: true,
  productPictures: 'stack',
  promoBannerRatio: 70 / 137,
  promoBannerWidth: 'window',
});
