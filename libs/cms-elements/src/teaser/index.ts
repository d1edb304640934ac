export { schema } from './schema';
export { Teaser as Element } from './Teaser';
