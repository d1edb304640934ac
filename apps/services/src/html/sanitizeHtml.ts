import sanitize from 'sanitize-html';
import { allowedAttributes, allowedTags, attributesIn, droppedTags } from '@shop/contracts/html';

/** HTML with allowed tags and attributes only: no scripts, handlers, styles or frames; open tags are closed. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, {
    allowedTags,
    allowedAttributes,
    nonTextTags: droppedTags,
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: attributesIn(attribs) }) },
  });
}
