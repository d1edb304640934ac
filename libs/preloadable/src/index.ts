export { onIntent } from './onIntent';
export { type LoadPart, loadPart, preloadable, type Preloadable } from './preloadable';
