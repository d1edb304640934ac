import { createContext, use } from 'react';
import type { WritingOrder } from './WritingOrder';

/** Opens the drawer to write something about the item of the list around it. */
export const WritingContext = createContext<(order: WritingOrder) => void>(() => {
  throw new Error('There is no <Writing> around this.');
});

/** Returns what opens the drawer to write something. */
export function useWriting() {
  return use(WritingContext);
}
