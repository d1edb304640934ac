export { CooksSlider as Element } from './CooksSlider';
export { schema } from './schema';
