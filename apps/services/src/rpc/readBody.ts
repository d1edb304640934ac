const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a body as a JSON array. An empty body counts as an empty array if the method has no arguments. Null if it is
 * anything else: no array, invalid JSON, trailing content, invalid UTF-8.
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
