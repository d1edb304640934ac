export { keepInView } from './keepInView';
export { onGrowth } from './onGrowth';
export { SECTION_SHOWN } from './sectionShown';
export { targetOf } from './targetOf';
