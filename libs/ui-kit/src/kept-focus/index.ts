export { keepFocus } from './keepFocus';
export { KeptFocus } from './KeptFocus';
export { KeptFocusOnRetry } from './KeptFocusOnRetry';
