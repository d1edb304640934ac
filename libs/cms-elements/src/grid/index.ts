export { Grid as Element } from './Grid';
export { schema } from './schema';
