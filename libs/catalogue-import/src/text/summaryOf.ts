import { firstSentences, plainText } from './cleanText.ts';

/** Length that search engines show. */
const MAX_LENGTH = 200;

/** The first sentences of a description, which is safe HTML, without headings. */
export function summaryOf(description: string): string {
  return firstSentences(plainText(description.replace(/<h([34])>.*?<\/h\1>/gs, ' ')), MAX_LENGTH);
}
