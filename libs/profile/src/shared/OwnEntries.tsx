import { Writing } from '@shop/community/writing';
import { KeptFocusOnRetry } from '@shop/ui-kit/kept-focus';
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
  return (
    <KeptFocusOnRetry hasFailed={!list} gap="l">
      {list ? (
        <Writing>
          <PagedItems {...props} list={list} pageSize={OWN_LIMIT} keyOf={({ id }) => id} />
        </Writing>
      ) : (
        <LoadFailure onRetry={onRetry} />
      )}
    </KeptFocusOnRetry>
  );
}
