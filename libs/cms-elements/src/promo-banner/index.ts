export { PromoBanner as Element } from './PromoBanner';
export { schema } from './schema';
