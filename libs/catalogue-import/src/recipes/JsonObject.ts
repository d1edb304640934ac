export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Maximum nesting depth of lists and objects. */
export const MAX_DEPTH = 24;

/** A schema.org value that may be single or repeated, also in lists of lists or in JSON-LD's `@list`, as a list. */
export function listOf(value: unknown): unknown[] {
  const listed = isObject(value) && value['@list'] !== undefined ? value['@list'] : value;
  return [listed].flat(MAX_DEPTH).filter((one) => one !== undefined && one !== null);
}
