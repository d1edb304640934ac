/** Control characters, and those that change the direction or are not seen: with them, a text reads as another one. */
const UNSEEN = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** A text of one line as stored: composed, without what cannot be seen, with single blanks. */
export function entryLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '').replace(/ {2,}/g, ' ').trim();
}

/** A text of several lines as stored: as one of one line, with its paragraphs. */
export function entryText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map(entryLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
