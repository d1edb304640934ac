import { useCallback, useEffect, useRef, useState } from 'react';

/** A row of snapping slides, each as wide as the row: the index in view, and a function to scroll to another. */
export function useSnapTrack(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);

  useEffect(() => {
    const track = ref.current;
    if (!track) return;
    const handleScroll = () => {
      const index = Math.round(Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth));
      setActive(Math.min(count - 1, Math.max(0, index)));
    };
    track.addEventListener('scroll', handleScroll, { passive: true });
    return () => track.removeEventListener('scroll', handleScroll);
  }, [count]);

  const show = useCallback((index: number) => {
    const track = ref.current;
    // Smooth or instant scrolling is set by the style sheet.
    track?.scrollTo({ left: index * track.clientWidth });
  }, []);

  return { ref, active, show };
}
