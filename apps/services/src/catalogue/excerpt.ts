/**
 * Characters of a members-only description: about what a phone of 360 px shows in 120 px (specification, section 9).
 */
export const EXCERPT_LENGTH = 200;

/**
 * The beginning of a text as a paragraph of HTML, cut after a whole word, with an ellipsis. A shorter text is
 * unchanged.
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
