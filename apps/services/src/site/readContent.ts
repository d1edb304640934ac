import type { ContentElement } from '@shop/contracts';
import { LRUCache } from 'lru-cache';
import type { Call } from '../module.ts';
import { checkElements } from './checkElements.ts';

/** Size of the cache in characters of stored content. */
const MAX_CHARACTERS = 16_000_000;

const kept = new LRUCache<string, object>({ maxSize: MAX_CHARACTERS, sizeCalculation: (_, key) => key.length });

/** Validates a stored list of elements. */
export type TakeElements = (elements: unknown) => ContentElement[];

/**
 * Parses stored JSON content and validates its elements, cached by its text. Removed elements are logged, with their
 * `owner`.
 */
export function readContent<Content extends object>(
  { site, log }: Pick<Call, 'site' | 'log'>,
  owner: string,
  stored: string,
  read: (content: unknown, take: TakeElements) => Content,
): Content {
  const key = `${site} ${owner} ${stored}`;
  const before = kept.get(key);
  if (before) return before as Content;
  const take: TakeElements = (elements) =>
    checkElements(Array.isArray(elements) ? elements : [], (problem) =>
      log.warn({ site, owner, ...problem }, 'content element left out'),
    );
  const content = read(JSON.parse(stored), take);
  kept.set(key, content);
  return content;
}
