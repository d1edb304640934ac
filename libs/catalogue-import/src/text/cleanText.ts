import sanitize from 'sanitize-html';

/** C0 and C1 control characters except tab and line break, and bidirectional marks. */
const UNWANTED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const BLOCK_END = /<(?:br|\/p|\/li|\/div|\/h[1-6]|\/tr|\/td)\b[^<>]*>/gi;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** An external text without invalid characters: PostgreSQL cannot store NUL, and JSON no lone surrogates. */
export function cleanText(text: string): string {
  return text.replace(UNWANTED, '').toWellFormed().trim();
}

/** The plain text of a text or HTML, on one line, without scripts and styles. */
export function plainText(text: string): string {
  const escaped = sanitize(cleanText(text).replace(BLOCK_END, '$& '), { allowedTags: [], allowedAttributes: {} });
  return escaped
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text, truncated at a word with an ellipsis if necessary. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trimEnd()}…`.toWellFormed();
}

/** The first sentences of a text that fit; at least its beginning. */
export function firstSentences(text: string, length: number): string {
  const ends = [...text.matchAll(/[.!?…](?=\s|$)/g)].map(({ index }) => index + 1);
  const end = ends.findLast((one) => one <= length);
  return end ? text.slice(0, end) : shorten(text, length);
}
