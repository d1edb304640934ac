import { hasMoreValues } from './hasMoreValues.ts';
import { isStorable } from './isStorable.ts';

/** More than any call has, and few enough to be validated in some milliseconds whatever they are. */
const MAX_VALUES = 2_000;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a body as a JSON array. An empty body counts as an empty array if it may be empty. Null if it is
 * anything else: no array, invalid JSON, trailing content, text that cannot be stored, too many values.
 */
export function readBody(body: Uint8Array | undefined, mayBeEmpty: boolean): unknown[] | null {
  if (!body?.length) return mayBeEmpty ? [] : null;
  if (hasMoreValues(body, MAX_VALUES)) return null;
  try {
    const value: unknown = JSON.parse(utf8.decode(body));
    return Array.isArray(value) && isStorable(value) ? value : null;
  } catch {
    return null;
  }
}
