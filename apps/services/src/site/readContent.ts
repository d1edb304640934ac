import type { ContentElement } from '@shop/contracts';
import { LRUCache } from 'lru-cache';
import { localDay } from '../localDay.ts';
import type { Call } from '../module.ts';
import { checkElements, type ElementProblem } from './checkElements.ts';
import { shownOn } from './shownOn.ts';

/** Size of the cache in characters of stored content. */
const MAX_CHARACTERS = 16_000_000;

const kept = new LRUCache<string, object>({ maxSize: MAX_CHARACTERS, sizeCalculation: (_, key) => key.length });

/** Validates a stored list of elements. */
export type TakeElements = (elements: unknown) => ContentElement[];

/**
 * Parses stored JSON content, takes what is shown today and validates its elements, cached by its text and the day. Removed elements are logged, with their
 * `owner`.
 */
export function readContent<Content extends object>(
  { site, log, receivedAt }: Pick<Call, 'site' | 'log' | 'receivedAt'>,
  owner: string,
  stored: string,
  read: (content: unknown, take: TakeElements) => Content,
): Content {
  const day = localDay(receivedAt);
  const key = `${site} ${owner} ${day} ${stored}`;
  const before = kept.get(key);
  if (before) return before as Content;
  const report = (problem: ElementProblem) => log.warn({ site, owner, ...problem }, 'content element left out');
  const take: TakeElements = (elements) => checkElements(Array.isArray(elements) ? elements : [], report);
  const content = read(shownOn(JSON.parse(stored), day, report), take);
  kept.set(key, content);
  return content;
}
