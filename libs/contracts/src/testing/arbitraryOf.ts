import fc from 'fast-check';
import type { z } from 'zod';

/** Texts likely to cause errors behind validation: SQL, patterns, text search, paths, Unicode, lengths. */
export const awkwardTexts = fc.constantFrom(
  '',
  '\u0000',
  '\ud800',
  "'; drop table customer; --",
  '%',
  '_%\\',
  '../../etc/passwd',
  '/de/../x',
  'x'.repeat(200),
  'x'.repeat(20_000),
  '00000000-0000-0000-0000-000000000000',
  '9'.repeat(40),
  '👩‍🍳',
  '& | ! ( ) :* <->',
  'constructor',
  '__proto__',
);
const texts = fc.oneof(awkwardTexts, fc.string(), fc.constantFrom('gifts', 'pfanne', '/'));
const numbers = fc.oneof(
  fc.nat(60),
  fc.integer({ min: 1, max: 5 }),
  fc.constantFrom(-1, 0, 1, 2 ** 31, 2 ** 53 - 1),
  fc.integer(),
);

/** Half of them within the limits of the schema, which are narrow for years and pages. */
function numbersOf({ minValue, maxValue }: z.ZodNumber): fc.Arbitrary<number> {
  const min = Math.max(Math.ceil(minValue ?? 0), Number.MIN_SAFE_INTEGER);
  const max = Math.min(Math.floor(maxValue ?? Infinity), Number.MAX_SAFE_INTEGER);
  return min <= max ? fc.oneof(numbers, fc.integer({ min, max })) : numbers;
}

/** Most of those with a pattern match it, which texts made by chance hardly do. */
function textsOf({ def }: z.ZodString): fc.Arbitrary<string> {
  const [pattern] = (def.checks ?? []).flatMap((check) => (check._zod.def as { pattern?: RegExp }).pattern ?? []);
  return pattern
    ? fc.oneof({ weight: 4, arbitrary: fc.stringMatching(pattern) }, { weight: 1, arbitrary: texts })
    : texts;
}

interface Definition {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  entries?: Record<string, string>;
  values?: unknown[];
  options?: z.ZodType[];
}

/** Values of a schema, sometimes violating its limits: most calls pass validation, some do not. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const def = schema.def as unknown as Definition;
  switch (def.type) {
    case 'string':
      return textsOf(schema as z.ZodString);
    case 'number':
      return numbersOf(schema as z.ZodNumber);
    case 'boolean':
      return fc.boolean();
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries!));
    case 'literal':
      return fc.constantFrom(...def.values!);
    case 'array':
      return fc.array(arbitraryOf(def.element!), { maxLength: 4 });
    case 'record':
      return fc.dictionary(texts, arbitraryOf(def.valueType!), { maxKeys: 3 });
    case 'object': {
      const shape = Object.entries(def.shape!).map(([key, member]) => [key, arbitraryOf(member)] as const);
      return fc.record(Object.fromEntries(shape), { noNullPrototype: true });
    }
    case 'union':
      return fc.oneof(...def.options!.map(arbitraryOf));
    case 'optional':
      return fc.option(arbitraryOf(def.innerType!), { nil: undefined });
    case 'nullable':
      return fc.option(arbitraryOf(def.innerType!));
    case 'default':
      return arbitraryOf(def.innerType!);
    case 'pipe':
      return arbitraryOf(def.in!);
    default:
      throw new Error(`Nobody said how to make a ${def.type}.`);
  }
}
