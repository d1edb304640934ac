export { load } from './load';
export { ProductSlider as Element } from './ProductSlider';
