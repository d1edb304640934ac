export { CooksSlider as Element } from './CooksSlider';
