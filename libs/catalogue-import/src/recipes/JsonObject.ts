export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A schema.org value that may be single or repeated, as a list. */
export function listOf(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : [value].flat();
}
