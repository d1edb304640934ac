export { BrandProvider, useBrand } from './BrandContext';
export type { BrandConfig } from './brandConfig';
export { IndexingProvider, useIndexing } from './IndexingContext';
