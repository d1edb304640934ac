import { z } from 'zod';
import { readBrands } from './readBrands.ts';
import { readSamples, samplesSchema } from './samples.ts';

/** What may be named, with what it consists of: `recipes`, `recipes.open`. */
const namesOf = (schema: z.ZodType, prefix = ''): string[] => {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  const part = prefix ? [prefix] : [];
  if (!(inner instanceof z.ZodObject)) return part;
  const { shape } = inner as z.ZodObject<Record<string, z.ZodType>>;
  return [...part, ...Object.entries(shape).flatMap(([name, one]) => namesOf(one, [...part, name].join('.')))];
};

const namedIn = (value: unknown, prefix = ''): string[] => {
  const part = prefix ? [prefix] : [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return part;
  return [...part, ...Object.entries(value).flatMap(([name, one]) => namedIn(one, [...part, name].join('.')))];
};

// Browser tests leave out what a shop has no sample of: what no shop had would be tested nowhere.
it('each sample is named by some storefront', () => {
  const named = new Set(readBrands().flatMap((brand) => namedIn(readSamples(brand))));
  expect(namesOf(samplesSchema).filter((name) => !named.has(name))).toEqual([]);
});
