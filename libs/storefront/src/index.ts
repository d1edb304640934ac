export { type BrandDefinition, defineBrand } from './defineBrand';
export type { StorefrontBrand, StorefrontLook } from './storefrontBrand';
