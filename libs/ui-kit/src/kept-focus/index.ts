export { keepFocus } from './keepFocus';
export { KeptFocus } from './KeptFocus';
