export { ImageElement as Element } from './ImageElement';
export { schema } from './schema';
