import type { StyleRegistry } from './StyleRegistry';

/** Puts a component's rules into the document, or replaces them after hot reloading. Does nothing on a server. */
export function insertRules(id: string, registry: StyleRegistry): void {
  if (typeof document === 'undefined') return;
  const key = `style-${id}`;
  const element = document.getElementById(key) ?? document.head.appendChild(document.createElement('style'));
  element.id = key;
  element.textContent = registry.rulesOf(id);
}
