import { LRUCache } from 'lru-cache';
import { sanitizeHtml } from './sanitizeHtml.ts';

/** Size of the cache in characters. */
const MAX_CHARACTERS = 8_000_000;

const cache = new LRUCache<string, string>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
});

/** `sanitizeHtml` with a cache, since the same texts are returned again and again. */
export function cachedSanitizeHtml(html: string): string {
  if (html === '') return html;
  const before = cache.get(html);
  if (before !== undefined) return before;
  const clean = sanitizeHtml(html);
  cache.set(html, clean);
  return clean;
}
