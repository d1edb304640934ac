/** The parts of a storefront that work without its router: for showing components by themselves. */
export { createStore } from './createStore';
export { StorefrontProviders } from './StorefrontProviders';
export { lookCss } from './lookCss';
