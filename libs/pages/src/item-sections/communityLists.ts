import { preloadable, type Preloadable } from '@shop/preloadable';
import type { communityRequests } from '@shop/community/requests';
import type { QueryRequest } from '@shop/service-client';
import type { ComponentType } from 'react';

type Item = Parameters<typeof communityRequests>;

interface ListModule {
  default: ComponentType<Item[0]>;
  /** What the list begins with. */
  requestsOf: (...item: Item) => readonly QueryRequest[];
}

/** What customers say and ask, as code that comes when somebody is near. */
export const communityLists: Record<'reviews' | 'questions', Preloadable<ListModule>> = {
  reviews: preloadable(() => import('./Reviews')),
  questions: preloadable(() => import('./Questions')),
};
