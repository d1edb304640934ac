export { Block as Element } from './Block';
export { schema } from './schema';
