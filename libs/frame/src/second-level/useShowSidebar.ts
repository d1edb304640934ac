import { useState, useSyncExternalStore } from 'react';

/** Storage key (specification, section 9). */
const KEY = 'showSidebar';

const never = () => () => undefined;
const shownAtFirst = () => true;

function isRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'false';
  } catch {
    return true; // Storage may be blocked.
  }
}

/** Whether the sidebar is shown: by default yes, remembered by this browser. */
export function useShowSidebar(): [isShown: boolean, choose: (isShown: boolean) => void] {
  const remembered = useSyncExternalStore(never, isRemembered, shownAtFirst);
  const [chosen, setChosen] = useState<boolean | null>(null);

  function choose(isShown: boolean) {
    setChosen(isShown);
    try {
      localStorage.setItem(KEY, String(isShown));
    } catch {
      // The choice then lasts for this page.
    }
  }

  return [chosen ?? remembered, choose];
}
