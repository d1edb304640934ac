import { storedWishes, WISHES_KEY } from '../wish-button/wishStorage';

/** What this browser knows of what the visitor has wished for. */
export interface KeptWishes {
  /** SKUs; a visitor's own in the order they were added. */
  skus: readonly string[];
  /** Id of the customer on whose lists they are; null for a visitor's own list, which is nowhere else. */
  owner: string | null;
}

export const NO_WISHES: KeptWishes = { skus: [], owner: null };

const listeners = new Set<() => void>();
/** Where the browser stores nothing, it lives as long as the document. */
let unstored: string | null = null;

let readText: string | null = null;
let read: KeptWishes = NO_WISHES;

/** Same object until it changes, as `useSyncExternalStore` requires. */
export function keptWishes(): KeptWishes {
  const text = unstored ?? storedWishes();
  if (text !== readText) {
    readText = text;
    read = parse(text);
  }
  return read;
}

/** Keeps this for all pages and tabs; nothing is removed, so that no page loads code for it. */
export function keepWishes(wishes: KeptWishes): void {
  const text = wishes.skus.length > 0 || wishes.owner ? JSON.stringify(wishes) : null;
  unstored = null;
  try {
    if (text) localStorage.setItem(WISHES_KEY, text);
    else localStorage.removeItem(WISHES_KEY);
  } catch {
    unstored = text;
  }
  listeners.forEach((listener) => listener());
}

/** `listener` is called when it changes, here or in another tab. */
export function subscribeToWishes(listener: () => void) {
  const follow = ({ key }: StorageEvent) => {
    if (key === WISHES_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

function parse(text: string | null): KeptWishes {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<KeptWishes> | null;
    const skus = value?.skus;
    if (!Array.isArray(skus) || !skus.every((sku) => typeof sku === 'string')) return NO_WISHES;
    return { skus, owner: typeof value?.owner === 'string' ? value.owner : null };
  } catch {
    return NO_WISHES;
  }
}
