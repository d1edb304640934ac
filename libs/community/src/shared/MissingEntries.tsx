import { ListSkeleton } from './ListSkeleton';
import { LoadFailure } from './LoadFailure';

interface MissingEntriesProps {
  isLoading: boolean;
  onRetry(): void;
}

/** Placeholder of further entries: loading, or failed to load. */
export function MissingEntries({ isLoading, onRetry }: MissingEntriesProps) {
  return <li>{isLoading ? <ListSkeleton /> : <LoadFailure onRetry={onRetry} />}</li>;
}
