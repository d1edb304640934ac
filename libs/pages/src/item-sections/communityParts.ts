import { preloadable } from '@shop/preloadable';

/** What customers say and ask, as code that comes when somebody gets near. */
export const reviewList = preloadable(() => import('./Reviews'));
export const questionList = preloadable(() => import('@shop/community/questions'));
