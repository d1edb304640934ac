export type { StorefrontBrand, StorefrontLook } from './storefrontBrand';
