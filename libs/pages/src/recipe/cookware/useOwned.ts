import { useState } from 'react';

const KEY = 'owned-cookware';

/** Ids of the articles that the visitor says to own, in any recipe, and a function that adds or removes one. */
export function useOwned(): readonly [owned: readonly string[], toggle: (id: string) => void] {
  const [owned, setOwned] = useState(readOwned);

  function toggle(id: string) {
    const next = owned.includes(id) ? owned.filter((one) => one !== id) : [...owned, id];
    setOwned(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Known until the page is left.
    }
  }

  return [owned, toggle];
}

function readOwned(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
