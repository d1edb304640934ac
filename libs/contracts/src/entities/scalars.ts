import { z } from 'zod';
import { locales, ZERO_TIME } from '../constants.ts';

/** Maximum length of ids, codes and names; longer ones are rejected before they reach the database. */
const MAX_ID_LENGTH = 200;
const MAX_TEXT_LENGTH = 10_000;

export const idSchema = z.string().max(MAX_ID_LENGTH);
export const textSchema = z.string().max(MAX_TEXT_LENGTH);
/**
 * Sanitised HTML. The services sanitise all values of this schema in their replies; every field rendered as HTML uses
 * it.
 */
export const htmlSchema = z.string();
export const urlSchema = z.string();
/** Money in integer cents. */
export const centsSchema = z.int();
/** Unix milliseconds. */
export const timestampSchema = z.int();
/** A time that may be absent, as an argument. */
export const givenTimestampSchema = timestampSchema.nullish().transform((at) => (at === ZERO_TIME ? null : at));

/** Whether the text on a picture is dark on light or light on dark. */
export const colorModeSchema = z.enum(['light', 'dark']);
export type ColorMode = z.infer<typeof colorModeSchema>;

export const localeSchema = z.enum(locales);

export const currencySchema = z.enum(['CHF', 'EUR']);
export type Currency = z.infer<typeof currencySchema>;

export const countrySchema = z.enum(['CH', 'DE', 'NL']);
export type Country = z.infer<typeof countrySchema>;

/** Code of a brand, in upper case; a storefront serves one. */
export const brandSchema = z.string().regex(/^[A-Z][A-Z0-9]*$/);
export type Brand = z.infer<typeof brandSchema>;

/** An optional argument: `null` and missing both become `undefined`. */
export function optional<S extends z.ZodType>(schema: S) {
  return schema.nullish().transform((value) => value ?? undefined);
}
