export { Info as Element } from './Info';
