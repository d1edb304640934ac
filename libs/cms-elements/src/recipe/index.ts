export { load } from './load';
export { RecipeElement as Element } from './RecipeElement';
