export { AToZ as Element } from './AToZ';
export { schema } from './schema';
