const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The JSON array in a body. An empty body counts as an empty array where the method takes no argument. Null when it is
 * anything else: no array, no JSON, something after it, no UTF-8.
 */
export function readBody(body: Uint8Array | undefined, takesArguments: boolean): unknown[] | null {
  if (!body?.length) return takesArguments ? null : [];
  try {
    const value: unknown = JSON.parse(utf8.decode(body));
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
