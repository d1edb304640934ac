export { Line as Element } from './Line';
