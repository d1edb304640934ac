export { BrandList as Element } from './BrandList';
