import type { FeedRecord } from '../feed/FeedRecord.ts';
import type { JsonObject } from '../recipes/JsonObject.ts';

/** An entry of a file as it stands there, or why it could not be read. */
export type Entry =
  { kind: 'product'; record: FeedRecord } | { kind: 'recipe'; data: JsonObject } | { kind: 'broken'; problem: string };
