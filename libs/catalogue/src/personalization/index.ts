/** @public `preloadable` imports it. */
export { Personalization } from './Personalization';
export { type PersonalizationProps } from './Personalization';
export { type Personalized } from './personalized';
/** @public `preloadable` imports it. */
export { PersonalizedOverlay } from './PersonalizedOverlay';
