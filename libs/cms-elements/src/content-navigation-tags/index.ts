export { ContentNavigationTags as Element } from './ContentNavigationTags';
export { schema } from './schema';
