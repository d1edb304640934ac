export { Block as Element } from './Block';
