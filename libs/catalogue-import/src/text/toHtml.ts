import sanitize from 'sanitize-html';
import { allowedTags, droppedTags } from '@shop/contracts/html';
import { cleanText } from './cleanText.ts';

const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;
const BLOCK = /<(?:p|ul|ol|dl|h3|h4|table|blockquote)>/;
const ESCAPED_TAG = /&lt;\/?(?:p|br|ul|ol|li|b|strong|i|em|div|span|h[1-6])\b/i;

const options: sanitize.IOptions = {
  // No links: they lead to the merchant's shop.
  allowedTags: allowedTags.filter((tag) => tag !== 'a'),
  allowedAttributes: {},
  nonTextTags: droppedTags,
  // The page has its own h1 and h2.
  transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' },
  exclusiveFilter: ({ tag, text, mediaChildren }) => tag === 'p' && !text.trim() && !mediaChildren?.length,
};

/** An external text as safe HTML: HTML is cleaned, also if escaped; lines of plain text become paragraphs. */
export function toHtml(text: string): string {
  const given = cleanText(text);
  const html = sanitize(!TAG.test(given) && ESCAPED_TAG.test(given) ? unescape(given) : given, options).trim();
  if (BLOCK.test(html)) return html;
  return html
    .split(/\r?\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${part.split(/\r?\n/).join('<br />')}</p>`)
    .join('');
}

function unescape(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
