const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A plain text as the HTML of an answer: its blocks as paragraphs, its lines as lines. */
export function textToHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => `<p>${block.replace(/[&<>]/g, (sign) => entities[sign]!).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
