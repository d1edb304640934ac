import { Writing } from '@shop/community/writing';
import { LoadFailure } from './LoadFailure';
import { OWN_LIMIT } from './ownQuery';
import { PagedItems, type PagedItemsProps } from './PagedItems';

interface OwnEntriesProps<Entry> extends Omit<PagedItemsProps<Entry>, 'list' | 'pageSize' | 'keyOf'> {
  /** Null where the services have no answer. */
  list: PagedItemsProps<Entry>['list'] | null;
  onRetry: () => void;
}

/** A page of what the customer has written, which can be changed there. */
export function OwnEntries<Entry extends { id: string }>({ list, onRetry, ...props }: OwnEntriesProps<Entry>) {
  if (!list) return <LoadFailure onRetry={onRetry} />;
  return (
    <Writing>
      <PagedItems {...props} list={list} pageSize={OWN_LIMIT} keyOf={({ id }) => id} />
    </Writing>
  );
}
