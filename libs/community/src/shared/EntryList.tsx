import { FIRST_ENTRIES } from '@shop/contracts/constants';
import { Button } from '@shop/ui-kit/button';
import { useEffect, useRef, type ReactNode } from 'react';
import { AllEntriesLink } from './AllEntriesLink';
import { Entries } from './Entries';
import { focusEntries } from './focusEntries';
import { hasMore } from './listQuery';
import { LoadFailure } from './LoadFailure';
import type { ListName } from './shownList';

interface EntryListProps {
  list: ListName;
  /** Total number of entries. */
  count: number;
  /** Number of full pages requested; 0 while only the first few are shown. */
  pages: number;
  isLoading: boolean;
  isError: boolean;
  onMore(): void;
  onRetry(): void;
  moreLabel: ReactNode;
  /** `<li>`s; those after the first few need `tabIndex={-1}`. */
  children: ReactNode;
}

/** Entries and the link that loads the rest. The link then disappears, so the focus moves to the first new entry. */
export function EntryList(props: EntryListProps) {
  const { list, count, pages, isLoading, isError, onMore, onRetry, moreLabel, children } = props;
  const ref = useRef<HTMLUListElement>(null);
  const isOpening = useRef(false);
  const isWaiting = pages > 0 && isLoading;
  const isMore = !isError && (isWaiting || hasMore(count, pages));
  // The same element until they are open, so that it keeps the focus. Further pages need scripts.
  const opens = pages === 0 || (pages === 1 && isWaiting);

  useEffect(() => {
    if (isWaiting || isError || !isOpening.current) return;
    isOpening.current = false;
    const next = ref.current?.children[FIRST_ENTRIES];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [isWaiting, isError]);

  function handleMore() {
    isOpening.current = pages === 0;
    onMore();
  }

  function handleRetry() {
    focusEntries(ref.current);
    onRetry();
  }

  return (
    <>
      <Entries ref={ref} aria-busy={isLoading || undefined}>
        {children}
      </Entries>
      {isError && <LoadFailure onRetry={handleRetry} />}
      {isMore && opens && (
        <AllEntriesLink list={list} loading={isWaiting} onOpen={handleMore}>
          {moreLabel}
        </AllEntriesLink>
      )}
      {isMore && !opens && (
        <Button mode="secondary" data-scripted="" loading={isWaiting} onClick={handleMore}>
          {moreLabel}
        </Button>
      )}
    </>
  );
}
