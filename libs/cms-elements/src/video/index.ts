export { schema } from './schema';
export { VideoElement as Element } from './VideoElement';
