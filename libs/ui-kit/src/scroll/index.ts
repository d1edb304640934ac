export { keepInView } from './keepInView';
export { onGrowth } from './onGrowth';
export { targetOf } from './targetOf';
