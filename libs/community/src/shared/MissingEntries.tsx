import { ListSkeleton } from './ListSkeleton';
import { LoadFailure } from './LoadFailure';

interface MissingEntriesProps {
  isLoading: boolean;
  onRetry(): void;
}

/** Stands where further entries would: they are on their way, or could not be loaded. */
export function MissingEntries({ isLoading, onRetry }: MissingEntriesProps) {
  return <li>{isLoading ? <ListSkeleton /> : <LoadFailure onRetry={onRetry} />}</li>;
}
