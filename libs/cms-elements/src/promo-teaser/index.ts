export { schema } from './schema';
export { PromoTeaser as Element } from './PromoTeaser';
