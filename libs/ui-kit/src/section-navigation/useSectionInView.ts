import { useLocation } from '@shop/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepInView, targetOf } from '../scroll';
import { SCROLL_TIMEOUT_MS } from '../theme';
import { isInPosition, sectionInView } from './sectionInView';
import { showHash } from './showHash';

// Specification, section 9; in milliseconds.
const HASH_UPDATE_MS = 20;
const SCROLL_DEBOUNCE_MS = 150;

/**
 * The current section of a page ('' above the first), and a function to scroll to one. Updates the address. Empty until
 * mounted. A section that was chosen, by the address or with the function, stays the current one until the visitor
 * scrolls on, even if its neighbour is at the same position; nothing else is written into the address before.
 */
export function useSectionInView(sections: readonly string[]) {
  const [active, setActive] = useState('');
  /** During a programmatic scroll, sections passed are ignored. */
  const travelling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const chosen = useRef<HTMLElement>(null);
  const stopKeeping = useRef<() => void>(() => undefined);
  const key = sections.join(' ');
  const location = useLocation();
  /** The address of the current page, in the browser's format. */
  const path = useRef('');

  useEffect(() => {
    path.current = window.location.pathname;
  }, [location]);

  useEffect(() => {
    const names = key.split(' ');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      if (travelling.current !== undefined) return;
      if (chosen.current && !isInPosition(chosen.current)) chosen.current = null;
      const id = chosen.current?.id ?? '';
      setActive(names.includes(id) ? id : sectionInView(names));
    };
    const handleScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(update, SCROLL_DEBOUNCE_MS);
    };
    const handleScrollEnd = () => {
      clearTimeout(travelling.current);
      travelling.current = undefined;
    };
    chosen.current = targetOf(window.location.hash);
    update();
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('scrollend', handleScrollEnd);
    return () => {
      clearTimeout(timer);
      handleScrollEnd();
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('scrollend', handleScrollEnd);
    };
  }, [key, location]);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!chosen.current || chosen.current.id === active) showHash(active, key.split(' '), path.current);
    }, HASH_UPDATE_MS);
    return () => clearTimeout(timer);
  }, [active, key]);

  const go = useCallback((section: string) => {
    const target = document.getElementById(section);
    if (!target) return false;
    clearTimeout(travelling.current);
    travelling.current = setTimeout(() => {
      travelling.current = undefined;
    }, SCROLL_TIMEOUT_MS);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Moves the focus to the section; the scrolling is smooth.
    target.focus({ preventScroll: true });
    target.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
    stopKeeping.current();
    stopKeeping.current = keepInView(target);
    chosen.current = target;
    setActive(section);
    return true;
  }, []);

  useEffect(() => () => stopKeeping.current(), []);

  return { active, go };
}
