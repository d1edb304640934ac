export { ImageNavigation as Element } from './ImageNavigation';
export { schema } from './schema';
