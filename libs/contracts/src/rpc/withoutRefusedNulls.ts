import type { z } from 'zod';

/**
 * A value without the nulls that a schema has refused, after which it is to be parsed again: peers in Go send `null` for what
 * is absent, and for an empty list. Nulls that the schema takes are no issues, and stay. The same value where there are none.
 */
export function withoutRefusedNulls(value: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const refused = issues.filter(({ path }) => at(value, path) === null);
  if (refused.length === 0) return value;
  const [whole] = refused.filter(({ path }) => path.length === 0);
  if (whole) return isOfList(whole) ? [] : undefined;
  const repaired = structuredClone(value);
  for (const issue of refused) {
    const key = issue.path.at(-1)!;
    const parent = at(repaired, issue.path.slice(0, -1)) as Record<PropertyKey, unknown>;
    if (isOfList(issue)) parent[key] = [];
    else if (!Array.isArray(parent)) delete parent[key];
  }
  return repaired;
}

const isOfList = (issue: z.core.$ZodIssue) => issue.code === 'invalid_type' && issue.expected === 'array';

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value);
