import { breakpoints } from '@shop/ui-kit/theme';
import { useEffect, useState } from 'react';

/** Whether the window is wide enough for columns; false on the server and until mount. */
export function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const query = window.matchMedia(`(min-width: ${breakpoints.tablet}px)`);
    const handleChange = () => setIsWide(query.matches);
    handleChange();
    query.addEventListener('change', handleChange);
    return () => query.removeEventListener('change', handleChange);
  }, []);
  return isWide;
}
