import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { Entry } from '../files/Entry.ts';
import type { FeedRecord, FeedValue } from './FeedRecord.ts';
import { splitItems } from './splitItems.ts';

const NAMESPACE = /xmlns:([\w-]+)\s*=\s*["']http:\/\/base\.google\.com\/ns\/1\.0["']/;
/** Prefix used by feeds without a namespace declaration. */
const USUAL_PREFIX = 'g';

const parser = new XMLParser({ parseTagValue: false, ignoreAttributes: true });

/**
 * The items of an XML product feed, RSS 2.0 or Atom. Each is parsed separately, so that a malformed one costs no other,
 * and entities declared by the document are not expanded.
 */
export function readXmlFeed(text: string): Entry[] {
  const prefix = `${NAMESPACE.exec(text)?.[1] ?? USUAL_PREFIX}:`;
  return splitItems(text).map((item) => readItem(item, prefix));
}

function readItem(item: string, prefix: string): Entry {
  const valid = XMLValidator.validate(item);
  if (valid !== true) return { kind: 'broken', problem: `broken XML: ${valid.err.msg}` };
  try {
    const [fields] = Object.values(parser.parse(item) as Record<string, unknown>);
    return { kind: 'product', record: toRecord(fields, prefix) };
  } catch (error) {
    return { kind: 'broken', problem: `broken XML: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** Fields of the feed's own namespace come before those of RSS and Atom: both have an id, a title and a link. */
function toRecord(fields: unknown, prefix: string): FeedRecord {
  const record = new Map<string, FeedValue[]>();
  if (typeof fields !== 'object' || fields === null) return record;
  const all = Object.entries(fields);
  const own = all
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => [name.slice(prefix.length), value]);
  const plain = all.filter(([name]) => !name.includes(':'));
  for (const [name, value] of [...own, ...plain] as [string, unknown][]) {
    const values = [value].flat().flatMap((one) => toValue(one, prefix));
    if (values.length && !record.has(name)) record.set(name, values);
  }
  return record;
}

function toValue(value: unknown, prefix: string): FeedValue[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value).filter((part): part is [string, string] => typeof part[1] === 'string');
  const own = parts.map(([name, text]) => [name.startsWith(prefix) ? name.slice(prefix.length) : name, text]);
  return own.length ? [Object.fromEntries(own) as Record<string, string>] : [];
}
