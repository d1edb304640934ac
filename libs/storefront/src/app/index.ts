/** The parts of a storefront that work without its router, e.g. for Storybook. */
export { createStore } from './createStore';
export { StorefrontProviders } from './StorefrontProviders';
export { lookCss } from './lookCss';
