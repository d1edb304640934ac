import { idSchema } from '@shop/contracts';
import { z } from 'zod';

export interface ExampleTexts {
  /** For ids, and for texts that have no other example. */
  id: string;
  /** For other texts, by the name of their field. */
  texts: Readonly<Record<string, string>>;
}

/** A value of a schema that a method takes, as far as its type tells; `name` is that of the argument or field. */
export function exampleOf(schema: z.ZodType, name: string, given: ExampleTexts): unknown {
  if (schema === idSchema) return given.id;
  if (schema instanceof z.ZodString) return given.texts[name] ?? given.id;
  if (schema instanceof z.ZodNumber) return 1;
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element as z.ZodType, name, given)];
  if (schema instanceof z.ZodUnion) return exampleOf(schema.options[0] as z.ZodType, name, given);
  if (schema instanceof z.ZodPipe) return exampleOf(schema.in as z.ZodType, name, given);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return exampleOf(schema.unwrap() as z.ZodType, name, given);
  }
  if (!(schema instanceof z.ZodObject)) return {};
  const members = Object.entries(schema.shape).map(([key, member]) => [
    key,
    exampleOf(member as z.ZodType, key, given),
  ]);
  return Object.fromEntries(members);
}
