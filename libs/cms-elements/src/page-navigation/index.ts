export { PageNavigation as Element } from './PageNavigation';
