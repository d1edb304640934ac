export { Preloaded } from './Preloaded';
export { useIsHydrated } from './useIsHydrated';
export { WhenNear } from './WhenNear';
export { WhenWanted } from './WhenWanted';
