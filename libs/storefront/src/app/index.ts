/** The parts of a storefront that work without its router, e.g. for Storybook. */
export { createStore } from './createStore';
export { StorefrontProviders } from './StorefrontProviders';
export { themeCss } from './themeCss';
