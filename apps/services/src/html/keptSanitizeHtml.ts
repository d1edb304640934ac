import { LRUCache } from 'lru-cache';
import { sanitizeHtml } from './sanitizeHtml.ts';

/** Memory for texts that were sanitised before, in characters. */
const MAX_CHARACTERS = 8_000_000;

const kept = new LRUCache<string, string>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
});

/** What `sanitizeHtml` gives, from memory where the same text was sanitised before: the same texts are answered again and again. */
export function keptSanitizeHtml(html: string): string {
  if (html === '') return html;
  const before = kept.get(html);
  if (before !== undefined) return before;
  const clean = sanitizeHtml(html);
  kept.set(html, clean);
  return clean;
}
