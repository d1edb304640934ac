import type { FeedRecord } from '../feed/FeedRecord.ts';
import type { JsonObject } from '../recipes/JsonObject.ts';

/** A raw entry of a file, or why it could not be read. */
export type Entry =
  { kind: 'product'; record: FeedRecord } | { kind: 'recipe'; data: JsonObject } | { kind: 'broken'; problem: string };
