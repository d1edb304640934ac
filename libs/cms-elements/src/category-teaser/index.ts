export { schema } from './schema';
export { CategoryTeaser as Element } from './CategoryTeaser';
