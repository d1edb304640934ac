import type { Lists } from '@shop/contracts';
import { ZERO_TIME } from '@shop/contracts/constants';

type Members = Readonly<Record<string, unknown>>;
type ListsOfMembers = Readonly<Record<string, Lists | null>>;

/**
 * A value as its contract says: lists and maps that are `null` or missing, as a Go server encodes empty ones, become
 * empty, and its zero time becomes `null` where a time may be absent. Never modifies the value, which a cache may share; returns it as it is if nothing is missing.
 */
export function withLists(value: unknown, lists: Lists | null): unknown {
  if (!lists) return value;
  if (lists === 'time') return value === ZERO_TIME ? null : value;
  if (isList(lists)) return lists[0] ? wholeItems((value ?? []) as readonly unknown[], lists[0]) : (value ?? []);
  if ('*' in lists) return wholeMap((value ?? {}) as Members, lists['*'] ?? null);
  return value ? wholeObject(value as Members, lists) : value;
}

function wholeItems(items: readonly unknown[], lists: Lists): readonly unknown[] {
  const whole = items.map((item) => withLists(item, lists));
  return whole.every((item, index) => item === items[index]) ? items : whole;
}

function wholeMap(map: Members, lists: Lists | null): Members {
  return lists ? wholeObject(map, Object.fromEntries(Object.keys(map).map((key) => [key, lists]))) : map;
}

function wholeObject(object: Members, lists: ListsOfMembers): Members {
  let whole: Record<string, unknown> | undefined;
  for (const key of Object.keys(lists)) {
    const inMember = lists[key] ?? null;
    if (key.startsWith('?')) {
      const byKind = inMember as ListsOfMembers;
      return withLists(object, byKind[String(object[key.slice(1)])] ?? null) as Members;
    }
    const member = withLists(object[key], inMember);
    if (member !== object[key]) (whole ??= { ...object })[key] = member;
  }
  return whole ?? object;
}

// Array.isArray does not narrow readonly arrays in a union.
const isList = (lists: Lists): lists is Extract<Lists, readonly unknown[]> => Array.isArray(lists);
