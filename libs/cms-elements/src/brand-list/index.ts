export { BrandList as Element } from './BrandList';
export { schema } from './schema';
