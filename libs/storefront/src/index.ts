export { type BrandDefinition, defineBrand } from './defineBrand';
export type { StorefrontBrand, StorefrontTheme } from './storefrontBrand';
