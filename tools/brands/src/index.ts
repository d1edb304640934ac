export type { Brand } from './Brand.ts';
export { readBrand } from './readBrand.ts';
export { readBrands } from './readBrands.ts';
