import { LOGIN_APP, PROFILE_APP } from '@shop/contracts/account-links';
import { CHECKOUT_APP } from '@shop/contracts/order-links';
import type { BrandConfig } from '@shop/brand';
import { allElements } from '@shop/cms-elements';
import { type BrandElements, createRegistry } from '@shop/cms-renderer';
import type { AppPages } from '@shop/pages';
import type { Country } from '@shop/contracts';
import { preloadable } from '@shop/preloadable';
import type { StorefrontBrand } from './storefrontBrand';

const sharedApps: AppPages = {
  'checkout/cart': preloadable(() => import('@shop/checkout/cart-page')),
  [CHECKOUT_APP]: preloadable(() => import('@shop/checkout/checkout-page')),
  [LOGIN_APP]: preloadable(() => import('@shop/auth/login-page')),
  [PROFILE_APP]: preloadable(() => import('@shop/profile/profile-page')),
};

export interface BrandDefinition
  extends
    Omit<BrandConfig, 'name' | 'country' | 'indexableHosts'>,
    Pick<StorefrontBrand, 'messageLoaders'>,
    Partial<Pick<StorefrontBrand, 'apps'>> {
  /** The `shop` entry of the brand's package. */
  shop: { name: string; host: string; market: { country: string } };
  /** The CMS elements it leaves out, adds or replaces. */
  elements?: BrandElements<typeof allElements>;
}

/**
 * A storefront of the shared libs with the brand's own configuration. It renders every shared CMS element except as
 * `elements` says; `apps` are added to the shared ones.
 */
export function defineBrand({ shop, messageLoaders, elements, apps, ...config }: BrandDefinition): StorefrontBrand {
  return {
    config: {
      ...config,
      name: shop.name,
      // The type of a JSON file is any text; the services refuse a country that they do not know.
      country: shop.market.country as Country,
      indexableHosts: [shop.host],
    },
    cmsRegistry: createRegistry(allElements, elements),
    messageLoaders,
    apps: { ...sharedApps, ...apps },
  };
}
