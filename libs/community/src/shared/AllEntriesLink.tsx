import { useLocation } from '@shop/router';
import { ButtonLink } from '@shop/ui-kit/button';
import { Spinner } from '@shop/ui-kit/spinner';
import type { MouseEvent, ReactNode } from 'react';
import { type ListName, wholeListHref } from './shownList';

interface AllEntriesLinkProps {
  list: ListName;
  loading: boolean;
  onOpen(): void;
  children: ReactNode;
}

/**
 * Links to the page with all entries of a list, for visitors without scripts. With scripts `onOpen` shows them in
 * place.
 */
export function AllEntriesLink({ list, loading, onOpen, children }: AllEntriesLinkProps) {
  const { search } = useLocation();

  function handleClick(event: MouseEvent) {
    if (!isPlain(event)) return;
    event.preventDefault();
    if (!loading) onOpen();
  }

  return (
    <ButtonLink
      to={wholeListHref(search, list)}
      mode="secondary"
      aria-busy={loading || undefined}
      onClick={handleClick}
    >
      {loading && <Spinner />}
      {children}
    </ButtonLink>
  );
}

/** A plain click, not one for a new tab or window. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => !metaKey && !ctrlKey && !shiftKey && !altKey;
