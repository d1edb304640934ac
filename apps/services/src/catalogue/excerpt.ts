/** Characters of a description for members: what a phone of 360 px shows in 120 px (specification, section 9). */
export const EXCERPT_LENGTH = 200;

/**
 * The beginning of a text as HTML of one paragraph, cut after a whole word: at most as many characters as asked for and
 * the dots that say there is more. A text that is no longer stays as it is.
 */
export function excerpt(html: string, maxLength: number): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  if (words.join(' ').length <= maxLength) return html;
  let shown = '';
  for (const word of words) {
    if (shown.length + word.length + 1 > maxLength) break;
    shown += shown ? ` ${word}` : word;
  }
  return `<p>${shown} …</p>`;
}
