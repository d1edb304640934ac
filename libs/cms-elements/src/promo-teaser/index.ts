export { PromoTeaser as Element } from './PromoTeaser';
