export { ImageNavigation as Element } from './ImageNavigation';
