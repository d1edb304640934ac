export { Info as Element } from './Info';
export { schema } from './schema';
