export { Widget as Element } from './Widget';
