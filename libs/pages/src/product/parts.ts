import { preloadable } from '@shop/preloadable';

/** What stands below the fold of a product, as code that comes when somebody gets near. */
export const accessories = preloadable(() => import('./accessories/Accessories'));
export const collapsedHtml = preloadable(() => import('../item-sections/CollapsedHtml'));
export const gallery = preloadable(() => import('./Gallery'));
export const questionnaires = preloadable(() => import('./questionnaire/Questionnaires'));
export const samples = preloadable(() => import('./accessories/Samples'));
export const seriesLinks = preloadable(() => import('./SeriesLinks'));
export const steps = preloadable(() => import('./Steps'));
