export { BrandProvider, useBrand } from './BrandContext';
export type { BrandConfig } from './brandConfig';
