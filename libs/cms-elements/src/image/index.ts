export { ImageElement as Element } from './ImageElement';
