import { useSyncExternalStore } from 'react';

const topDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** The topmost open modal dialog; null if none. */
export function useTopDialog(): Element | null {
  return useSyncExternalStore(subscribe, topDialog, () => null);
}
