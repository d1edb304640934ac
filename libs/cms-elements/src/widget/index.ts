export { schema } from './schema';
export { Widget as Element } from './Widget';
