import { isPlainClick } from '@shop/ui-kit/link';
import { targetOf } from '@shop/ui-kit/scroll';
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';

/**
 * For the element around links to the pages of a list: once one was followed, the focus is where the address leads, as the
 * window is. It would stay behind the list, on the link to the page after that, or be lost with the link to this one.
 */
export function useFocusAtStart(page: number, address: string) {
  const isFollowed = useRef(false);
  const handleShown = useEffectEvent(() => {
    const start = targetOf(address.slice(address.indexOf('#')));
    if (!isFollowed.current || !start) return;
    isFollowed.current = false;
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
  });
  useEffect(() => handleShown(), [page]);
  return (event: MouseEvent) => {
    if (isPlainClick(event) && event.target instanceof Element && event.target.closest('a')) isFollowed.current = true;
  };
}
