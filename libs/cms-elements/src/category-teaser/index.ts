export { CategoryTeaser as Element } from './CategoryTeaser';
