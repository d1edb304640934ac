const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A plain text within HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (one) => escapes[one] ?? one);
}
