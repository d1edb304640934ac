export { load } from './load';
export { ProductSlider as Element } from './ProductSlider';
export { schema } from './schema';
