import { htmlSchema } from '@shop/contracts';
import type { z } from 'zod';
import { partsOf } from './partsOf.ts';

type Change = (value: unknown) => unknown;

/**
 * Creates a function that applies `sanitize` to the HTML of a value: every text whose schema is HTML, at any depth. It
 * returns a copy and expects a value of the schema. Null for a schema without HTML; throws if HTML could not be located
 * in a value, such as in a union without a discriminator.
 */
export function createFieldSanitizer(schema: z.core.$ZodType, sanitize: (html: string) => string): Change | null {
  const made = new Map<z.core.$ZodType, Change>();

  function changeOf(part: z.core.$ZodType): Change | null {
    if (!holdsHtml(part)) return null;
    const known = made.get(part);
    if (known) return known;
    // Registered before it is complete, for recursive schemas.
    const change: Change = (value) => (value === null || value === undefined ? value : own(value));
    made.set(part, change);
    const own = make(part);
    return change;
  }

  function make(part: z.core.$ZodType): Change {
    if (part === htmlSchema) return (value) => sanitize(String(value));
    const { def } = (part as z.core.$ZodTypes)._zod;
    switch (def.type) {
      case 'object':
        return inFields(changesOf(Object.entries(def.shape)));
      case 'array': {
        const change = changeOf(def.element);
        return (value) => (value as readonly unknown[]).map((entry) => change?.(entry));
      }
      case 'union':
        return byKind(part as z.core.$ZodDiscriminatedUnion);
      case 'lazy':
      case 'optional':
      case 'nullable':
      case 'default': {
        const change = changeOf(partsOf(part)[0]!);
        return (value) => change?.(value);
      }
      default:
        throw new Error(`HTML within a schema of type ${def.type} would stay as it is.`);
    }
  }

  function changesOf(parts: readonly [string, z.core.$ZodType][]): Map<string, Change> {
    return new Map(
      parts.flatMap(([name, part]) => {
        const change = changeOf(part);
        return change ? [[name, change] as const] : [];
      }),
    );
  }

  function byKind({ _zod: { def } }: z.core.$ZodDiscriminatedUnion): Change {
    const { discriminator, options } = def;
    if (!discriminator) throw new Error('HTML within a union whose options no field tells apart would stay as it is.');
    const changes = changesOf(
      options.flatMap((option) =>
        [...((option as z.core.$ZodObject)._zod.propValues?.[discriminator] ?? [])].map(
          (kind): [string, typeof option] => [String(kind), option],
        ),
      ),
    );
    return (value) => {
      const change = changes.get(String((value as Readonly<Record<string, unknown>>)[discriminator]));
      return change ? change(value) : value;
    };
  }

  return changeOf(schema);
}

function inFields(changes: ReadonlyMap<string, Change>): Change {
  return (value) => {
    const copy = { ...(value as Record<string, unknown>) };
    for (const [name, change] of changes) if (name in copy) copy[name] = change(copy[name]);
    return copy;
  };
}

function holdsHtml(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): boolean {
  if (schema === htmlSchema) return true;
  if (seen.has(schema)) return false;
  seen.add(schema);
  return partsOf(schema).some((part) => holdsHtml(part, seen));
}
