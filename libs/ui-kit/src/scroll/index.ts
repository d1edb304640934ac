export { keepInView } from './keepInView';
export { measureBar } from './measureBar';
export { onGrowth } from './onGrowth';
export { SECTION_SHOWN } from './sectionShown';
export { targetOf } from './targetOf';
