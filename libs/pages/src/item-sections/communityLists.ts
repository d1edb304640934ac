import { lazy } from 'react';

/** What customers say and ask, as code that comes when somebody gets near. */
export const Reviews = lazy(() => import('./Reviews'));
export const Questions = lazy(() => import('@shop/community/questions'));
