/**
 * Whether React failed because its DOM nodes were changed by others, e.g. browser translators: they replace text nodes
 * by their own elements, so that React's removeChild and insertBefore throw.
 */
export function isForeignDomError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}
