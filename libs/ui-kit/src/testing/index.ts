export { type PageOptions, renderInPage } from './renderInPage';
