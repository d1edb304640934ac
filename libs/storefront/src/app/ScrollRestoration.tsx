import { keepInView, SECTION_SHOWN, targetOf } from '@shop/ui-kit/scroll';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { storeScroll, storedScroll } from './storedScroll';
import { usePageLocation } from './PageLocation';
import { scrollBackTo } from './scrollBackTo';

/** A scroll event comes with the next frame, which may be after a navigation that begins at once. */
const beforeNavigation = ['scroll', 'click', SECTION_SHOWN, 'popstate'] as const;

/**
 * Scroll position of pages: a new one starts at its top or at the target of its hash, and stays there while late content
 * pushes it away; back and forward restore the position where it was left.
 */
export function ScrollRestoration() {
  const { location, isTraversal, preventScrollReset } = usePageLocation();
  const shown = useRef<string>(null);
  const y = useRef(0);
  /** Hash of the entry that is shown, which the section in view may have changed. */
  const entryHash = useRef('');
  const navigation = useEffectEvent(() => ({ isTraversal, preventScrollReset }));

  // Once, and so before the navigator's own listener: for popstate, browsers go by the order of registration alone, and
  // React renders the next page between two listeners.
  useLayoutEffect(() => {
    const read = ({ type }: Event) => {
      y.current = window.scrollY;
      const { pathname, search, hash } = window.location;
      // By popstate the address is another entry's already, and so it is while the next page loads.
      if (type !== 'popstate' && pathname + search === shown.current) entryHash.current = hash;
    };
    for (const name of beforeNavigation) window.addEventListener(name, read, { capture: true, passive: true });
    return () => {
      for (const name of beforeNavigation) window.removeEventListener(name, read, { capture: true });
    };
  }, []);

  useLayoutEffect(() => {
    const { pathname, search, hash } = location;
    const page = pathname + search;
    const before = shown.current;
    shown.current = page;
    history.scrollRestoration = 'manual';
    const isFirst = before === null;
    const end = goTo(page + hash, hash, { isFirst, isSamePage: before === page, ...navigation() });

    // Read before a navigation: after it the next page is already rendered, and may be too short. While the first page
    // comes alive, reading would lay it out once more: that is left to its next frame.
    const read = () => (y.current = window.scrollY);
    const frame = isFirst ? requestAnimationFrame(read) : void read();
    entryHash.current = hash;
    const save = () => storeScroll(page + entryHash.current, y.current);
    window.addEventListener('pagehide', save);
    return () => {
      end?.();
      if (frame !== undefined) cancelAnimationFrame(frame);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [location]);

  return null;
}

interface Arrival {
  /** The browser has positioned the document's first page, unless it was reached by going back. */
  isFirst: boolean;
  isSamePage: boolean;
  /** By back or forward, or by a link to a part of the same page: browsers fire popstate for both. */
  isTraversal: boolean;
  /** The link asked to keep the scroll position. */
  preventScrollReset: boolean;
}

function goTo(address: string, hash: string, { isFirst, isSamePage, isTraversal, preventScrollReset }: Arrival) {
  const part = targetOf(hash);
  // Late styles and hydration may have moved it since.
  if (isFirst && !isBackInHistory()) return part && !window.hasInteracted ? scrollTo(part) : undefined;
  if (isFirst && window.scrollY > 0) return undefined;
  const kept = isTraversal && !(isSamePage && hash) ? storedScroll(address) : null;
  if (kept !== null) return scrollBackTo(kept);
  if (isFirst || preventScrollReset) return undefined;
  if (part) return scrollTo(part);
  if (!isSamePage || !hash) window.scrollTo({ top: 0, behavior: 'instant' });
  return undefined;
}

function scrollTo(part: HTMLElement): () => void {
  part.scrollIntoView();
  return keepInView(part);
}

/** Whether this document was loaded by going back or forward, not by a link or a reload. */
function isBackInHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}
