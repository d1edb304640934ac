export { hydrate } from './hydrate';
