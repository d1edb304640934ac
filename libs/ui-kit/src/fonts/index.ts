export { fallbackFace, type FallbackFace } from './fallbackFace';
export { fontFace, type FontFace } from './fontFace';
