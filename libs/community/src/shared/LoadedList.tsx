import type { ReactNode } from 'react';
import { ListSkeleton } from './ListSkeleton';
import { LoadFailure } from './LoadFailure';

interface LoadedListProps<List> {
  list: List | null | undefined;
  isLoading: boolean;
  onRetry: () => void;
  /** Shows the list. */
  children: (list: List) => ReactNode;
}

/** A list, or that it is on its way or did not come. */
export function LoadedList<List>({ list, isLoading, onRetry, children }: LoadedListProps<List>) {
  if (list) return children(list);
  return isLoading ? <ListSkeleton /> : <LoadFailure onRetry={onRetry} />;
}
