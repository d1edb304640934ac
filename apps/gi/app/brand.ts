import type { StorefrontBrand } from '@shop/storefront';
import { messageLoaders } from 'virtual:shop-messages';
import { apps } from './apps';
import { cmsRegistry } from './cmsRegistry';
import { Logo } from './Logo';

export const brand: StorefrontBrand = {
  config: {
    site: 'gi',
    name: 'Gioia',
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
    promoBannerRatio: 464 / 1370,
    indexableHosts: ['www.gioia.example'],
  },
  cmsRegistry,
  messageLoaders,
  apps,
};
