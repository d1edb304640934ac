export { keepInView } from './keepInView';
export { onGrowth } from './onGrowth';
export { targetOf } from './targetOf';
export { useCoveredBelow } from './useCoveredBelow';
export { useScrolled } from './useScrolled';
