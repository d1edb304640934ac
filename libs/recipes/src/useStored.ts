import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** Where the browser stores nothing, the values live as long as the document. */
const unstored = new Map<string, string>();

/**
 * A value of JSON stored for this tab, which outlives going back and a reload; `absent` while there is none or it is
 * malformed, and on the server. `isValid` guards against what other versions of the shop have stored.
 */
export function useStored<Value>(key: string, absent: Value, isValid: (stored: unknown) => stored is Value) {
  const stored = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  return [parse(stored, isValid) ?? absent, (next: Value) => writeStored(key, next)] as const;
}

/** The same value outside of components, as it is now. */
export function readStored<Value>(key: string, absent: Value, isValid: (stored: unknown) => stored is Value): Value {
  return parse(read(key), isValid) ?? absent;
}

/** Stores a value, and tells the components that show it. */
export function writeStored(key: string, value: unknown): void {
  write(key, JSON.stringify(value));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return unstored.get(key) ?? null;
  }
}

function write(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    unstored.set(key, value);
  }
  for (const listener of listeners) listener();
}

function parse<Value>(stored: string | null, isValid: (value: unknown) => value is Value): Value | undefined {
  try {
    const value: unknown = JSON.parse(stored!);
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
