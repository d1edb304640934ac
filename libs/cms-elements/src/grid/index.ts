export { Grid as Element } from './Grid';
