/**
 * Whether React failed because someone else had changed its nodes. Translators of browsers do: they put their own
 * elements in place of texts, and React then finds no node to remove, or none to insert before.
 */
export function isForeignDomError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}
