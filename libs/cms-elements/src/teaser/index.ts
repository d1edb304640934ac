export { Teaser as Element } from './Teaser';
