import { KeptFocusOnRetry } from '@shop/ui-kit/kept-focus';
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
  const hasFailed = !list && !isLoading;

  function content() {
    if (list) return children(list);
    return hasFailed ? <LoadFailure onRetry={onRetry} /> : <ListSkeleton />;
  }

  return <KeptFocusOnRetry hasFailed={hasFailed}>{content()}</KeptFocusOnRetry>;
}
