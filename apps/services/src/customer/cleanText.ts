/** Text as stored: composed, with single blanks. Keyboards and forms differ in both. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
