import { whenIdle } from '@shop/analytics';
import { type RefObject, useEffect } from 'react';

/** Elements that are laid out in one idle period: more than two take a slow phone longer than 50 ms. */
const AT_ONCE = 2;

/**
 * Has the browser lay out what the server wrote of the rest of a list, which it leaves aside while the page starts: a few
 * elements whenever it is idle. Whoever goes to the end of the page then finds everything at its position.
 */
export function useLayOutInTurn(grid: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let left = [...grid.current!.querySelectorAll<HTMLElement>('[data-boxless] > *')];
    let cancel: (() => void) | undefined;
    const goOn = () => {
      if (left.length > 0) cancel = whenIdle(layOut);
    };
    function layOut() {
      // What somebody has scrolled past already stays aside: with another height it would move what they look at.
      left = left.filter((element) => element.getBoundingClientRect().top >= window.innerHeight);
      for (const element of left.splice(0, AT_ONCE)) element.style.contentVisibility = 'visible';
      goOn();
    }
    goOn();
    return () => cancel?.();
  }, [grid]);
}
