import { useRef } from 'react';
import { focusEntries } from './focusEntries';
import { ListSkeleton } from './ListSkeleton';
import { LoadFailure } from './LoadFailure';

interface MissingEntriesProps {
  isLoading: boolean;
  onRetry(): void;
}

/** Placeholder of further entries: loading, or failed to load. */
export function MissingEntries({ isLoading, onRetry }: MissingEntriesProps) {
  const ref = useRef<HTMLLIElement>(null);

  function handleRetry() {
    focusEntries(ref.current?.parentElement);
    onRetry();
  }

  return <li ref={ref}>{isLoading ? <ListSkeleton /> : <LoadFailure onRetry={handleRetry} />}</li>;
}
