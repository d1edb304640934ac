const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A plain text as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (one) => escapes[one] ?? one);
}
