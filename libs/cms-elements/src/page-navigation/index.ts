export { PageNavigation as Element } from './PageNavigation';
export { schema } from './schema';
