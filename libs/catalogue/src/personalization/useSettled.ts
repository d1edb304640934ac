import { useEffect, useState } from 'react';

/** ms without a change. */
const SETTLED_AFTER = 800;

/** A text once nobody has changed it for a moment: what is typed is announced as a whole, not letter by letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
