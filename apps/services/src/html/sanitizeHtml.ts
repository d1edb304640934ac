import sanitize from 'sanitize-html';
import { allowedAttributes, allowedTags, attributesIn, droppedTags } from '@shop/contracts/html';

/** HTML with nothing in it but what a text needs: no scripts, handlers, styles or frames; what is left open is closed. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, {
    allowedTags,
    allowedAttributes,
    nonTextTags: droppedTags,
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: attributesIn(attribs) }) },
  });
}
