import { z } from 'zod';
import { locales } from '../constants.ts';

/** The longest id, code or name anyone needs; longer ones are wrong, and must not reach the database. */
const MAX_ID_LENGTH = 200;
const MAX_TEXT_LENGTH = 10_000;

/** PostgreSQL cannot store NUL in text, so such a string is refused at the edge. */
const withoutNul = (value: string) => !value.includes('\u0000');

export const idSchema = z.string().max(MAX_ID_LENGTH).refine(withoutNul, 'contains NUL');
export const textSchema = z.string().max(MAX_TEXT_LENGTH).refine(withoutNul, 'contains NUL');
/**
 * Sanitised HTML. The services sanitise whatever they answer under this schema, so that nobody else has to; every field
 * that becomes HTML in a page is this one.
 */
export const htmlSchema = z.string();
export const urlSchema = z.string();
/** Money in integer cents. */
export const centsSchema = z.int();
/** Unix milliseconds. */
export const timestampSchema = z.int();

/** Whether what stands on a picture is dark on light or light on dark. */
export const colorModeSchema = z.enum(['light', 'dark']);
export type ColorMode = z.infer<typeof colorModeSchema>;

export const localeSchema = z.enum(locales);

export const currencySchema = z.enum(['CHF', 'EUR']);
export type Currency = z.infer<typeof currencySchema>;

export const countrySchema = z.enum(['CH', 'DE', 'NL']);
export type Country = z.infer<typeof countrySchema>;

/** Code of a brand, in upper case; a storefront serves one of them. */
export const brandSchema = z.string().regex(/^[A-Z][A-Z0-9]*$/);
export type Brand = z.infer<typeof brandSchema>;

/** An argument that may be left out: `null` and missing both read as `undefined`. */
export function optional<S extends z.ZodType>(schema: S) {
  return schema.nullish().transform((value) => value ?? undefined);
}
