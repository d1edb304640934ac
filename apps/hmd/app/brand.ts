import type { StorefrontBrand } from '@shop/storefront';
import { messageLoaders } from 'virtual:shop-messages';
import { apps } from './apps';
import { cmsRegistry } from './cmsRegistry';
import { Logo } from './Logo';

export const brand: StorefrontBrand = {
  config: {
    site: 'hmd',
    name: 'Herd & Mohn',
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
    promoBannerRatio: 70 / 137,
    indexableHosts: ['www.herdundmohn.example'],
  },
  cmsRegistry,
  messageLoaders,
  apps,
};
