import { textOfHash } from '@shop/router';

/** What stands in a code that was read: of a link, what is behind its hash, where vouchers have it. Empty where nothing does. */
export function scannedCode(read: string): string {
  const text = read.trim();
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text;
  return textOfHash(new URL(text).hash);
}
