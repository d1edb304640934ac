import { cart } from './cart.ts';
import { catalogueBackend } from './catalogueBackend.ts';
import { catalogueDetail } from './catalogueDetail.ts';
import { checkout } from './checkout.ts';
import { community } from './community.ts';
import { customer } from './customer.ts';
import { identity } from './identity.ts';
import { moderation } from './moderation.ts';
import { order } from './order.ts';
import { orderDesk } from './orderDesk.ts';
import { passkey } from './passkey.ts';
import { personalizationImage } from './personalizationImage.ts';
import { savedItem } from './savedItem.ts';
import { searchStatistics } from './searchStatistics.ts';
import { sharedCart } from './sharedCart.ts';
import { site } from './site.ts';
import { stockNotification } from './stockNotification.ts';
import { voucher } from './voucher.ts';
import { wishList } from './wishList.ts';

/** Every service, by a short name. */
export const services = {
  identity,
  passkey,
  customer,
  cart,
  savedItem,
  sharedCart,
  wishList,
  checkout,
  voucher,
  order,
  orderDesk,
  stockNotification,
  catalogueBackend,
  catalogueDetail,
  community,
  moderation,
  site,
  personalizationImage,
  searchStatistics,
};

export type Services = typeof services;
type AnyService = Services[keyof Services];

/** The service mounted at a path. */
export type ServiceAt<Path extends AnyService['path']> = Extract<AnyService, { path: Path }>;
export type ServicePath = AnyService['path'];
