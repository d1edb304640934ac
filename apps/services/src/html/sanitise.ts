import sanitizeHtml from 'sanitize-html';

/** What HTML from outside may hold: words, lists, emphasis and links out. Everything else goes, its text stays. */
const allowList: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }) },
};

/** HTML from outside, made safe to show. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, allowList).trim();
}
