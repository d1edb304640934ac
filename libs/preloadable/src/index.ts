export { onIntent } from './onIntent';
export { loadedPart, type LoadPart, loadPart, preloadable, type Preloadable } from './preloadable';
