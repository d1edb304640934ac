export { VideoElement as Element } from './VideoElement';
