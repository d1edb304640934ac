import type { Method } from '@shop/contracts';
import type { z } from 'zod';

/** The array of results, in the contract's order, null if absent. With `check`, throws if one violates the contract. */
export function toResults({ results }: Pick<Method, 'results'>, value: unknown, check: boolean): unknown[] {
  const named = value as Readonly<Record<string, unknown>>;
  return Object.entries(results as Readonly<Record<string, z.ZodType>>).map(([name, schema]) => {
    const result = named[name] ?? null;
    if (check) {
      const parsed = schema.safeParse(result);
      if (!parsed.success) throw new Error(`The result ${name} breaks its contract: ${parsed.error.message}`);
    }
    return result;
  });
}
