export { BrandProvider, useBrand } from './BrandContext';
export type { BrandConfig, DeviceIdentification } from './brandConfig';
export { IndexingProvider, useIndexing } from './IndexingContext';
