import type { ContentElement } from '@shop/contracts';
import { LRUCache } from 'lru-cache';
import type { Call } from '../module.ts';
import { checkElements } from './checkElements.ts';

/** Memory for content that was read before, in characters as it is stored. */
const MAX_CHARACTERS = 16_000_000;

const kept = new LRUCache<string, object>({ maxSize: MAX_CHARACTERS, sizeCalculation: (_, key) => key.length });

/** Takes a list of elements as it is stored, gives those that are as the contract says. */
export type TakeElements = (elements: unknown) => ContentElement[];

/**
 * Reads stored content, JSON in a text, and checks its elements. The same text is read and checked once: what changes
 * it makes a new text of it. Elements that are left out are logged, by the `owner` they stand in.
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
