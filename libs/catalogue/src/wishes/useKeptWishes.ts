import { useSyncExternalStore } from 'react';
import { type KeptWishes, keptWishes, NO_WISHES, subscribeToWishes } from './keptWishes';

/** What this browser knows of what the visitor has wished for; nothing on the server. */
export const useKeptWishes = (): KeptWishes => useSyncExternalStore(subscribeToWishes, keptWishes, () => NO_WISHES);
