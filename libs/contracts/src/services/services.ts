import { cart } from './cart.ts';
import { catalogueBackend } from './catalogueBackend.ts';
import { catalogueDetail } from './catalogueDetail.ts';
import { community } from './community.ts';
import { customer } from './customer.ts';
import { identity } from './identity.ts';
import { personalizationImage } from './personalizationImage.ts';
import { searchStatistics } from './searchStatistics.ts';
import { site } from './site.ts';
import { stockNotification } from './stockNotification.ts';

/** Every service, by a short name. */
export const services = {
  identity,
  customer,
  cart,
  stockNotification,
  catalogueBackend,
  catalogueDetail,
  community,
  site,
  personalizationImage,
  searchStatistics,
};

export type Services = typeof services;
type AnyService = Services[keyof Services];

/** The service mounted at a path. */
export type ServiceAt<Path extends AnyService['path']> = Extract<AnyService, { path: Path }>;
export type ServicePath = AnyService['path'];
