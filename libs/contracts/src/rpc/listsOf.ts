import { z } from 'zod';
import { timestampSchema } from '../entities/scalars.ts';

/**
 * Paths of lists and maps in a value, so that those that arrive as `null` can be read as empty: `[]` is a list, `[x]` a
 * list whose items contain lists, `{ '*': x }` a map of such values, `{ key: x }` an object with lists at `key`, `{
 * '?kind': { a: x } }` an object with lists if its `kind` is `a`. `time` is a time that may be absent, of which `ZERO_TIME`
 * is another way to say so.
 */
export type Lists = 'time' | readonly (Lists | null)[] | { readonly [key: string]: Lists | null };

type Known = Map<z.core.$ZodType, Lists | null>;

/**
 * The lists in the output of a schema; null if none. A list that is nullable by its schema is left out, since null has
 * a meaning there. A recursive schema gives a recursive result.
 */
export function listsOf(
  schema: z.core.$ZodType,
  known: Known = new Map<z.core.$ZodType, Lists | null>(),
): Lists | null {
  if (schema instanceof z.ZodArray) {
    const inner = listsOf(schema.element, known);
    return inner ? [inner] : [];
  }
  if (schema instanceof z.ZodRecord) return { '*': listsOf(schema.valueType, known) };
  if (schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion) {
    const lists = known.get(schema);
    return lists === undefined ? listsOfMembers(schema, known) : lists;
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const inner: z.core.$ZodType = schema.unwrap();
    if (schema instanceof z.ZodNullable && inner === timestampSchema) return 'time';
    return inner instanceof z.ZodArray || inner instanceof z.ZodRecord ? null : listsOf(inner, known);
  }
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodReadonly || schema instanceof z.ZodLazy) {
    return listsOf(schema.unwrap(), known);
  }
  if (schema instanceof z.ZodUnion && schema.options.some((option) => listsOf(option, known))) {
    throw new Error('A union contains lists, but its options cannot be distinguished: give it a discriminator.');
  }
  return null;
}

function listsOfMembers(schema: z.ZodObject | z.ZodDiscriminatedUnion, known: Known): Lists | null {
  const members: Record<string, Lists> = {};
  const isObject = schema instanceof z.ZodObject;
  // Registered before its members are visited, since one may be the schema itself.
  known.set(schema, isObject ? members : { [`?${schema.def.discriminator}`]: members });
  for (const [key, member] of isObject ? Object.entries(schema.shape) : optionsOf(schema)) {
    const inner = listsOf(member, known);
    if (inner) members[key] = inner;
  }
  if (!Object.keys(members).length) known.set(schema, null);
  return known.get(schema) ?? null;
}

/** The options of a union, by discriminator value. */
function optionsOf({ options, def }: z.ZodDiscriminatedUnion): [string, z.ZodObject][] {
  return (options as z.ZodObject[]).flatMap((option) =>
    Array.from((option.shape[def.discriminator] as z.ZodLiteral).values, (value): [string, z.ZodObject] => [
      String(value),
      option,
    ]),
  );
}
