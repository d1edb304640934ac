export { PromoBanner as Element } from './PromoBanner';
