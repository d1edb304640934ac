export { Personalization, Personalization as default, type PersonalizationProps } from './Personalization';
export { type Personalized } from './personalized';
export { PersonalizedOverlay } from './PersonalizedOverlay';
