export { ContentNavigationTags as Element } from './ContentNavigationTags';
