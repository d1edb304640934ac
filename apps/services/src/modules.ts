import {
  cart,
  checkout,
  catalogueBackend,
  catalogueDetail,
  community,
  customer,
  identity,
  moderation,
  order,
  orderDesk,
  passkey,
  personalizationImage,
  savedItem,
  searchStatistics,
  sharedCart,
  site,
  stockNotification,
  voucher,
  wishList,
} from '@shop/contracts';
import { cartModule } from './cart/module.ts';
import { savedItemModule } from './cart/savedItemModule.ts';
import { catalogueBackendModule, catalogueDetailModule } from './catalogue/module.ts';
import { checkoutModule } from './checkout/module.ts';
import { communityModule } from './community/module.ts';
import { moderationModule } from './community/moderation/module.ts';
import { customerModule } from './customer/module.ts';
import { identityModule } from './identity/module.ts';
import { passkeyModule } from './passkey/module.ts';
import { mount, type MountedModule } from './rpc/mount.ts';
import { orderDeskModule } from './order/desk/module.ts';
import { orderModule } from './order/module.ts';
import { personalizationModule } from './personalization/module.ts';
import { searchStatisticsModule } from './search/module.ts';
import { sharedCartModule } from './shared-cart/module.ts';
import { siteModule } from './site/module.ts';
import { stockModule } from './stock/module.ts';
import { voucherModule } from './voucher/module.ts';
import { wishListModule } from './wish-list/module.ts';

/** Every service of the shop with its implementation. */
export const modules: readonly MountedModule[] = [
  mount(identity, identityModule),
  mount(passkey, passkeyModule),
  mount(customer, customerModule),
  mount(cart, cartModule),
  mount(savedItem, savedItemModule),
  mount(sharedCart, sharedCartModule),
  mount(wishList, wishListModule),
  mount(checkout, checkoutModule),
  mount(voucher, voucherModule),
  mount(order, orderModule),
  mount(orderDesk, orderDeskModule),
  mount(catalogueBackend, catalogueBackendModule),
  mount(catalogueDetail, catalogueDetailModule),
  mount(community, communityModule),
  mount(moderation, moderationModule),
  mount(site, siteModule),
  mount(stockNotification, stockModule),
  mount(personalizationImage, personalizationModule),
  mount(searchStatistics, searchStatisticsModule),
];
