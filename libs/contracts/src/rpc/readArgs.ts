import type { z } from 'zod';
import { argumentOf, type Method } from './defineService.ts';
import { withoutRefusedNulls } from './withoutRefusedNulls.ts';

export type ReadArgs = { ok: true; args: unknown[] } | { ok: false; issues: { path: string; message: string }[] };

/**
 * Arguments of a call, parsed by the method's contract. `null` and missing count as absent, `null` for a list as an empty
 * one, also in what is given; extra arguments are ignored; a missing required argument, or one of a wrong type, is an issue with its name as path.
 */
export function readArgs(method: Pick<Method, 'args'>, body: readonly unknown[]): ReadArgs {
  const args: unknown[] = [];
  const issues: { path: string; message: string }[] = [];
  for (const [index, argument] of method.args.entries()) {
    const [name, schema] = argumentOf(argument);
    const result = parse(schema, body[index]);
    if (result.success) args.push(result.data);
    else issues.push(...result.error.issues.map((i) => ({ path: [name, ...i.path].join('.'), message: i.message })));
  }
  return issues.length ? { ok: false, issues } : { ok: true, args };
}

function parse(schema: z.ZodType, value: unknown) {
  const result = schema.safeParse(value ?? undefined);
  if (result.success) return result;
  const repaired = withoutRefusedNulls(value, result.error.issues);
  return repaired === value ? result : schema.safeParse(repaired);
}
