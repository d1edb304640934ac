import {
  cart,
  catalogueBackend,
  catalogueDetail,
  community,
  customer,
  identity,
  personalizationImage,
  searchStatistics,
  site,
  stockNotification,
} from '@shop/contracts';
import { cartModule } from './cart/module.ts';
import { catalogueBackendModule, catalogueDetailModule } from './catalogue/module.ts';
import { communityModule } from './community/module.ts';
import { customerModule } from './customer/module.ts';
import { identityModule } from './identity/module.ts';
import { mount, type MountedModule } from './rpc/mount.ts';
import { personalizationModule } from './personalization/module.ts';
import { searchStatisticsModule } from './search/module.ts';
import { siteModule } from './site/module.ts';
import { stockModule } from './stock/module.ts';

/** Every service of the shop with its implementation. */
export const modules: readonly MountedModule[] = [
  mount(identity, identityModule),
  mount(customer, customerModule),
  mount(cart, cartModule),
  mount(catalogueBackend, catalogueBackendModule),
  mount(catalogueDetail, catalogueDetailModule),
  mount(community, communityModule),
  mount(site, siteModule),
  mount(stockNotification, stockModule),
  mount(personalizationImage, personalizationModule),
  mount(searchStatistics, searchStatisticsModule),
];
